import * as central from '../trips/routes/central-routes.ts'
import * as northern from '../trips/routes/northern-routes.ts'
import * as southern from '../trips/routes/southern-routes.ts'
import type { StaffedRoute } from './concept-model.ts'

/** Overall concepts of both houses: routes they sell again and again, with their page in the catalogue. */
// biome-ignore format: a concept a line
export const conceptRows: readonly StaffedRoute[] = [
  { name: 'Norwegens Fjorde', route: northern.fjordNorway, user: 'bernd', page: 12, symbols: ['Busreise', 'Fährreise', 'Natur'] },
  { name: 'Jütlands Küste', route: northern.jutlandCoast, user: 'anna', page: 18, symbols: ['Busreise', 'Natur'] },
  { name: 'Flandern und Holland', route: northern.lowCountries, user: 'bernd', page: 24, symbols: ['Busreise', 'Kultur'] },
  { name: 'Bach und Luther', route: central.bachAndLuther, user: 'anna', page: 32, symbols: ['Chor und Konzert', 'Kultur'] },
  { name: 'Sächsische Schweiz', route: central.saxonyElbe, user: 'jonas', page: 36, symbols: ['Busreise', 'Wandern'] },
  { name: 'Klassische Toskana', route: southern.tuscanyClassic, user: 'clara', page: 8, symbols: ['Busreise', 'Kultur'] },
  { name: 'Südtirol zu Fuß', route: southern.southTyrol, user: 'clara', page: 14, symbols: ['Wandern', 'Natur'] },
  { name: 'Musik in Wien', route: southern.viennaMusic, user: 'tobias', page: 20, symbols: ['Chor und Konzert', 'Barrierearm'] },
]
