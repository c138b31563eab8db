import pg from 'pg'

/**
 * Opens a pool none of whose connections takes the process along when it breaks. A pool listens to its idle connections
 * only; one that is lent out and waits for nothing just then would end the process by an event nobody hears. Its borrower
 * learns of the loss from the next statement.
 * @param onLost told of idle connections that broke; the pool replaces them
 */
export function openPool(config: pg.PoolConfig, onLost: (error: Error) => void = () => undefined): pg.Pool {
  const pool = new pg.Pool(config)
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
