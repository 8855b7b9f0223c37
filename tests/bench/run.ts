import { alertBench } from './alertBench.ts'
import { archiveBench } from './archiveBench.ts'
import { channelBench } from './channelBench.ts'
import { chartBench } from './chartBench.ts'
import { correctionBench } from './correctionBench.ts'
import { dashboardBench } from './dashboardBench.ts'
import { exportBench } from './exportBench.ts'
import { figureTable, type Figure } from './figure.ts'
import { homeBench } from './homeBench.ts'
import { ingestBench } from './ingestBench.ts'
import { jobsBench } from './jobsBench.ts'
import { listBench } from './listBench.ts'
import { liveBench } from './liveBench.ts'
import { mapBench } from './mapBench.ts'
import { onlineStatusBench } from './onlineStatusBench.ts'
import { orderBench } from './orderBench.ts'
import { peersBench } from './peersBench.ts'
import { pluginBench } from './pluginBench.ts'
import { queryBench } from './queryBench.ts'
import { roseBench } from './roseBench.ts'
import { webhookBench } from './webhookBench.ts'

// `npm run bench`: figures as ratios of two values in one run. `npm run bench -- charts` runs one.

const BENCHES: Readonly<Record<string, () => Promise<Figure[]>>> = {
  alerts: () => alertBench(),
  archive: archiveBench,
  channel: channelBench,
  charts: chartBench,
  corrections: correctionBench,
  dashboard: dashboardBench,
  export: exportBench,
  home: homeBench,
  ingest: ingestBench,
  jobs: jobsBench,
  lists: listBench,
  live: liveBench,
  map: mapBench,
  online: onlineStatusBench,
  orders: () => orderBench(),
  peers: peersBench,
  plugins: pluginBench,
  queries: queryBench,
  roses: roseBench,
  webhooks: webhookBench,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in BENCHES))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Known: ${Object.keys(BENCHES).join(', ')}`)
  process.exit(1)
}
const figures: Figure[] = []
const failed: string[] = []
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.error(`measuring ${name} …`)
  try {
    figures.push(...(await bench()))
  } catch (error) {
    // What the others measured is not lost.
    console.error(error)
    failed.push(name)
  }
}
console.log(figureTable(figures))
if (failed.length > 0) {
  console.error(`Not measured: ${failed.join(', ')}`)
  process.exitCode = 1
}
