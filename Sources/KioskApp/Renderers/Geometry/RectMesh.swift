import CSDL2
import ForecastScene

extension Mesh {
  /// Adds an upright rectangle whose edges cover pixels in part where they lie between two.
  func rect(_ columns: EdgeBands, _ rows: EdgeBands, _ pen: MeshPen) {
    rows.forEach { row in columns.forEach { column in cell(column, row, pen) } }
  }

  private func cell(_ column: EdgeBands.Band, _ row: EdgeBands.Band, _ pen: MeshPen) {
    func corner(_ x: Double, _ y: Double) -> SDL_Vertex {
      pen.vertex(x, y, column.coverage(at: x) * row.coverage(at: y))
    }
    let a = corner(column.low, row.low)
    let b = corner(column.high, row.low)
    let c = corner(column.high, row.high)
    let d = corner(column.low, row.high)
    if column.isLevel || row.isLevel { return quad(a, b, c, d) }
    // Where both edges climb, coverage is no plane: two triangles would be out by a quarter in the middle.
    let middle = corner((column.low + column.high) / 2, (row.low + row.high) / 2)
    triangle(a, b, middle)
    triangle(b, c, middle)
    triangle(c, d, middle)
    triangle(d, a, middle)
  }
}
