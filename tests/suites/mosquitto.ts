import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { freePort } from './serverProcess.ts'

/** The user with which servers connect. */
const SERVER = { name: 'airshed', password: 'p@ss/word' }
const STARTED_WITHIN_MS = 20_000

/** A mosquitto broker with the access rules of docs/devices.md, on ports of its own. */
export interface Broker {
  /** For devices, without TLS. */
  port: number
  /** What servers need to connect, with TLS. */
  env: { MQTT_URL: string; NODE_EXTRA_CA_CERTS: string }
  start(): Promise<void>
  /** Kills it: sessions and queued messages are lost. */
  kill(): Promise<void>
  /** Adds the credentials of a device. */
  letIn(serial: string, password: string): void
  /** Kills it and removes its files. */
  remove(): Promise<void>
}

/** The access rules as documented. */
function documentedRights(): string {
  const page = readFileSync(join(import.meta.dirname, '../../docs/devices.md'), 'utf8')
  const [, rights] = /```conf acl\n([^`]*)```/.exec(page) ?? []
  if (rights === undefined) throw new Error('docs/devices.md has no file of rights for mosquitto')
  return rights
}

/** Creates a broker that is not started yet. */
export async function createBroker(): Promise<Broker> {
  const folder = mkdtempSync(join(tmpdir(), 'airshed-mosquitto-'))
  const port = await freePort()
  const securePort = await freePort()
  const users = join(folder, 'users')
  const config = join(folder, 'mosquitto.conf')
  const rights = join(folder, 'rights')
  const key = join(folder, 'key.pem')
  const certificate = join(folder, 'certificate.pem')
  makeCertificate(key, certificate)
  const setPassword = (user: string, password: string, ...more: string[]) =>
    execFileSync('mosquitto_passwd', [...more, '-b', users, user, password], { stdio: 'ignore' })
  setPassword(SERVER.name, SERVER.password, '-c')
  writeFileSync(rights, documentedRights())
  writeFileSync(
    config,
    [
      // Otherwise it would drop root privileges, and could not read these files.
      'user root',
      `listener ${port} 127.0.0.1`,
      `listener ${securePort} 127.0.0.1`,
      `certfile ${certificate}`,
      `keyfile ${key}`,
      'allow_anonymous false',
      `password_file ${users}`,
      `acl_file ${rights}`,
    ].join('\n'),
  )
  let child: ChildProcess | undefined
  const kill = async () => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  return {
    port,
    env: {
      MQTT_URL: `mqtts://${SERVER.name}:${encodeURIComponent(SERVER.password)}@127.0.0.1:${securePort}`,
      NODE_EXTRA_CA_CERTS: certificate,
    },
    async start() {
      child = spawn('mosquitto', ['-c', config], {
        stdio: 'ignore',
        env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
      })
      const isUp = () => Promise.all([isListening(port), isListening(securePort)])
      await vi.waitFor(isUp, { timeout: STARTED_WITHIN_MS })
    },
    kill,
    letIn(serial, password) {
      setPassword(serial, password)
      child?.kill('SIGHUP')
    },
    async remove() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A self-signed one for 127.0.0.1 that is not trusted by default. */
function makeCertificate(key: string, certificate: string): void {
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  const files = ['-nodes', '-days', '2', '-keyout', key, '-out', certificate]
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  execFileSync('openssl', [...args, ...files, ...subject], { stdio: 'ignore' })
}

async function isListening(port: number): Promise<void> {
  const socket = createConnection(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
  } finally {
    socket.destroy()
  }
}
