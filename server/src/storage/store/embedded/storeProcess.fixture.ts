import { parseArgs } from 'node:util'
import { openStore } from '../openStore.ts'

/** Writes rows to a store one after another and prints the number of each once it is acknowledged. */
const { positionals } = parseArgs({ allowPositionals: true })
const [dataFolder = '', first = '0'] = positionals
const store = await openStore({ databaseUrl: undefined, dataFolder })
for (let number = Number(first); ; number += 1) {
  await store.db
    .insertInto('settings')
    .values({ key: `row ${number}`, value: '{}' })
    .execute()
  process.stdout.write(`${number}\n`)
}
