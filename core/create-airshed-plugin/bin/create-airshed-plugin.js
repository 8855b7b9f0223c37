#!/usr/bin/env node
// Plain JavaScript for every Node from 20 on: what it imports is one file once it is packed.

import { existsSync } from 'node:fs'

const packed = new URL('../dist/main.js', import.meta.url)
const { createPlugin } = await import(existsSync(packed) ? packed.href : '../src/main.ts')
process.exitCode = await createPlugin(process.argv.slice(2))
