import { attackShare } from './attack-share.ts'

await attackShare(2)
