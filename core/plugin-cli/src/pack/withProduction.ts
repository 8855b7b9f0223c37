/**
 * Runs something as in production: Vite and its plugins look at `NODE_ENV` of the process, and a
 * build must give the same bytes whatever the author's shell says.
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
