/**
 * Runs a function as in production: Vite and its plugins read `NODE_ENV` of the process, and a
 * build must give the same bytes regardless of the author's shell.
 */
export async function withProduction<Value>(run: () => Promise<Value>): Promise<Value> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    return await run()
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}
