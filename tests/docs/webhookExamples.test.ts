import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createHmac, randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NODE_EXAMPLE, PYTHON_EXAMPLE } from '@airshed/screen-webhooks/examples'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { freePort, temporaryFolder } from '../suites/serverProcess.ts'

const KEY = randomBytes(32)
const SECRET = `whsec_${KEY.toString('base64')}`
const BODY = '{"type":"webhook.test","data":{"name":"µg/m³"}}'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** Starts a program of the documentation. @returns its address, and what it prints */
async function start(command: string, name: string, program: string) {
  const folder = temporaryFolder()
  const file = join(folder.path, name)
  writeFileSync(file, program)
  const port = await freePort()
  const child: ChildProcess = spawn(command, [file], {
    env: { ...process.env, WEBHOOK_SECRET: SECRET, PORT: String(port) },
  })
  const printed: string[] = []
  child.stdout?.on('data', (text: Buffer) => printed.push(text.toString('utf8')))
  closers.push(() => {
    child.kill()
    folder.remove()
  })
  const url = `http://127.0.0.1:${port}/`
  const patience = { timeout: 20_000 }
  await vi.waitFor(() => fetch(url, { method: 'POST', body: '' }), patience)
  return { url, printed }
}

const now = () => Math.floor(Date.now() / 1000)

interface Post {
  /** Seconds; default now. */
  timestamp?: number
  /** What is sent in place of the body that was signed. */
  sent?: string
  /** Signatures before the right one. */
  others?: string
}

function post(url: string, { timestamp = now(), sent = BODY, others = '' }: Post = {}) {
  const id = 'msg_1'
  const digest = createHmac('sha256', KEY).update(`${id}.${timestamp}.${BODY}`).digest('base64')
  return fetch(url, {
    method: 'POST',
    body: sent,
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `${others}v1,${digest}`,
    },
  }).then(({ status }) => status)
}

const hasPython = spawnSync('python3', ['--version']).status === 0
const PROGRAMS = [
  { name: 'Node', command: process.execPath, file: 'receive.mjs', program: NODE_EXAMPLE },
  ...(hasPython
    ? [{ name: 'Python', command: 'python3', file: 'receive.py', program: PYTHON_EXAMPLE }]
    : []),
]

describe.each(PROGRAMS)('the receiver in $name', ({ command, file, program }) => {
  it('verifies a signature by either of two secrets, and refuses any other', async () => {
    const { url, printed } = await start(command, file, program)
    expect(await post(url)).toBe(204)
    await vi.waitFor(() => expect(printed.join('')).toContain('µg/m³'), { timeout: 20_000 })
    const old = `v1,${randomBytes(32).toString('base64')} `
    expect(await post(url, { others: old })).toBe(204)
    expect(await post(url, { sent: `${BODY} ` })).toBe(401)
    expect(await post(url, { timestamp: now() - 301 })).toBe(401)
    expect(await post(url, { timestamp: now() + 301 })).toBe(401)
    expect((await fetch(url, { method: 'POST', body: BODY })).status).toBe(401)
  })
})
