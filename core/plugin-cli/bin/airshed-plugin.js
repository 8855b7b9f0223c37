#!/usr/bin/env node
// Plain JavaScript for every Node from 20 on: it chooses the Node that runs the program.

import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Reads TypeScript without a flag, and is what the test runner asks for. */
const NEEDED = [22, 18]
/** Set for the Node that was started from here, so that it starts no further one. */
const MARK = 'AIRSHED_PLUGIN_NODE'

/** @param {string} version such as `24.9.0` */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])
}

/**
 * The Node that the npm package `node` brings to this program or to the plugin in this folder.
 *
 * @returns {string | null} its path; null where there is none, or an old one
 */
function broughtNode() {
  for (const from of [import.meta.url, join(process.cwd(), 'package.json')]) {
    try {
      const manifest = createRequire(from).resolve('node/package.json')
      const program = process.platform === 'win32' ? 'node.exe' : 'node'
      const path = join(dirname(manifest), 'bin', program)
      const { version } = JSON.parse(readFileSync(manifest, 'utf8'))
      if (isNewEnough(version) && existsSync(path)) return path
    } catch (error) {
      if (error.code !== 'MODULE_NOT_FOUND') throw error
    }
  }
  return null
}

/**
 * Runs this program on another Node, in this terminal, and ends as it ends.
 *
 * @param {string} node path of the other Node
 */
function runOn(node) {
  const program = [fileURLToPath(import.meta.url), ...process.argv.slice(2)]
  const env = { ...process.env, [MARK]: node }
  const child = spawn(node, program, { stdio: 'inherit', env })
  // Ctrl+C reaches both; a signal sent to this process alone has to be handed on.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('error', ({ message }) => {
    process.stderr.write(`airshed-plugin: ${node} does not start: ${message}\n`)
    process.exitCode = 1
  })
  child.on('exit', (code) => (process.exitCode = code ?? 1))
}

async function runHere() {
  const { main } = await import('@airshed/plugin-cli')
  process.exitCode = await main(process.argv.slice(2))
}

const readsTypeScript = Boolean(process.features.typescript)
const isPacked = existsSync(new URL('../dist/index.js', import.meta.url))
const other = readsTypeScript || process.env[MARK] !== undefined ? null : broughtNode()

if (other !== null) runOn(other)
else if (readsTypeScript || isPacked) await runHere()
else {
  process.stderr.write(
    `airshed-plugin: expected Node ${NEEDED.join('.')} or later, got ${process.versions.node}. ` +
      'Run npm install in the folder of the plugin, or npm ci in the clone of Airshed: each brings a Node of its own.\n',
  )
  process.exitCode = 1
}
