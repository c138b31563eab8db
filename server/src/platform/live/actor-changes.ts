/**
 * Channel on which triggers say, at the commit, the id of a user whose session ended or whose rights changed: every
 * process checks his open streams at once instead of at the next heartbeat.
 */
export const actorChannel = 'actors'
