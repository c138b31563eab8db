import { MasterDataIndex } from '../features/master-data/master-data-index.tsx'

/** 'Stammdaten': the way to every list of master data. */
export function MasterDataPage() {
  return <MasterDataIndex />
}
