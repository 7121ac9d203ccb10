import CSDL2
import ForecastScene
