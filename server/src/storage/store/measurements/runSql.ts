/** Runs one statement with PostgreSQL's numbered parameters. */
export type RunSql = <Row>(sql: string, parameters: readonly unknown[]) => Promise<Row[]>
