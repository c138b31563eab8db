import { configureGlobal } from 'fast-check'

/**
 * Properties try the same values in every run, so that a red test is somebody's change and not chance; `npm run test:long`
 * looks for new faults: it draws another seed each time, which a failure prints, or takes the one of PROPERTY_SEED.
 */
const usualSeed = 2_600_417
const wanted = process.env.PROPERTY_SEED
configureGlobal({ seed: wanted === undefined ? usualSeed : Number(wanted) })
