import Testing

/// Tests that start SDL's video: there is one in a process, so they run one after the other.
@Suite(.serialized) enum VideoTests {}
