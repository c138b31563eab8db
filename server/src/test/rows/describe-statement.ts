import pg from 'pg'

export type Described = {
  readonly name: string
  readonly type: number
  readonly table: number
  readonly column: number
}

type RowDescription = { fields: { name: string; dataTypeID: number; tableID: number; columnID: number }[] }
// The driver's query, with what it has beyond its typings.
const Query = pg.Query as unknown as new (config: pg.QueryConfig) => { callback: () => void }

/** Has the server prepare a statement and say what its rows are like; nothing is carried out. */
class Description extends Query {
  readonly #text: string
  readonly #done: (error: Error | null, rows: Described[]) => void
  #rows: Described[] = []

  constructor(text: string, done: (error: Error | null, rows: Described[]) => void) {
    super({ text })
    this.#text = text
    this.#done = done
    this.callback = () => undefined
  }

  submit(connection: { parse(statement: object): void; describe(what: object): void; sync(): void }): null {
    connection.parse({ text: this.#text, name: '', types: [] })
    connection.describe({ type: 'S', name: '' })
    connection.sync()
    return null
  }

  handleRowDescription({ fields }: RowDescription): void {
    this.#rows = fields.map(({ name, dataTypeID, tableID, columnID }) => {
      return { name, type: dataTypeID, table: tableID, column: columnID }
    })
  }

  handleError(error: Error): void {
    this.#done(error, [])
  }

  handleReadyForQuery(): void {
    this.#done(null, this.#rows)
  }
}

/** @throws DatabaseError when the statement does not fit the schema */
export function describeStatement(client: pg.Client, text: string): Promise<Described[]> {
  return new Promise((resolve, reject) => {
    const description = new Description(text, (error, rows) => (error === null ? resolve(rows) : reject(error)))
    // The driver calls the methods above; its typings know queries of its own only.
    client.query(description as unknown as pg.Submittable)
  })
}
