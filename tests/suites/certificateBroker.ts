import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, connectAsync, type MqttClient } from 'mqtt'
import { vi } from 'vitest'
import { freePort } from './serverProcess.ts'

/** The user with which the server connects. */
const SERVER = { name: 'airshed', password: 'p@ss/word' }
const TIMEOUT_MS = 20_000
const PAGE = readFileSync(join(import.meta.dirname, '../../docs/deploy.md'), 'utf8')

/** A mosquitto that requires certificates of devices, set up as docs/deploy.md says. */
export interface CertificateBroker {
  start(): Promise<void>
  /** Puts a list of revocations in its place (PEM), and has it read. */
  takeList(pem: string): void
  /** Publishes as the server does. */
  publish(topic: string, payload: string): Promise<void>
  /**
   * Connects as a device.
   *
   * @param pem with a certificate and its private key; undefined: it has none
   * @throws Error if the broker refuses it
   */
  connect(pem: string | undefined): Promise<MqttClient>
  remove(): Promise<void>
}

/** @param authority certificate of the authority for devices, PEM. @param list of revocations, PEM */
export async function createCertificateBroker(
  authority: string,
  list: string,
): Promise<CertificateBroker> {
  const folder = mkdtempSync(join(tmpdir(), 'airshed-certificates-'))
  const file = (name: string) => join(folder, name)
  const port = await freePort()
  const write = (name: string, text: string) => writeFileSync(file(name), text)
  const own = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-days', '2']
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const out = ['-keyout', file('privkey.pem'), '-out', file('fullchain.pem')]
  execFileSync('openssl', ['req', '-x509', ...key, ...out, ...own], { stdio: 'ignore' })
  write('authority.pem', authority)
  write('revoked.pem', list)
  write('device-rights', documented('device-rights'))
  const { name, password } = SERVER
  execFileSync('mosquitto_passwd', ['-c', '-b', file('users'), name, password], { stdio: 'ignore' })
  write('rights', `user ${name}\ntopic readwrite airshed/#\n`)
  const serverPort = await freePort()
  const config = documented('certificates')
    .replaceAll(/\/etc\/mosquitto\/(?:\w+\/)?/g, `${folder}/`)
    .replace('listener 1883', `listener ${serverPort}`)
    .replace('listener 8883', `listener ${port} 127.0.0.1`)
  // Otherwise it would drop root privileges, and could not read these files.
  write('mosquitto.conf', `user root\n${config}`)
  let child: ChildProcess | undefined
  const clients: MqttClient[] = []
  return {
    async start() {
      child = spawn('mosquitto', ['-c', file('mosquitto.conf')], {
        stdio: 'ignore',
        env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
      })
      await vi.waitFor(
        async () => {
          const socket = createConnection(port, '127.0.0.1')
          await once(socket, 'connect').finally(() => socket.destroy())
        },
        { timeout: TIMEOUT_MS },
      )
    },
    takeList(pem) {
      write('revoked.pem', pem)
      child?.kill('SIGHUP')
    },
    async publish(topic, payload) {
      const login = { username: name, password, protocolVersion: 5 as const }
      const client = await connectAsync(`mqtt://127.0.0.1:${serverPort}`, login)
      await client.publishAsync(topic, payload, { qos: 1 })
      await client.endAsync()
    },
    async connect(pem) {
      const client = connect({
        protocol: 'mqtts',
        host: '127.0.0.1',
        port,
        protocolVersion: 5,
        reconnectPeriod: 0,
        ca: readFileSync(file('fullchain.pem')),
        ...(pem === undefined ? {} : { cert: pem, key: pem }),
        // What a device says of itself does not count.
        username: SERVER.name,
      })
      clients.push(client)
      const gone = Promise.withResolvers<never>()
      client.once('error', gone.reject)
      client.once('close', () => gone.reject(new Error('The broker closed the connection')))
      const connected = Promise.withResolvers<void>()
      client.once('connect', () => connected.resolve())
      await Promise.race([connected.promise, gone.promise])
      gone.promise.catch(() => {})
      return client
    },
    async remove() {
      await Promise.all(clients.map((client) => client.endAsync(true)))
      if (child !== undefined && child.exitCode === null) {
        const ended = once(child, 'exit')
        child.kill('SIGKILL')
        await ended
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A file for mosquitto as documented. */
function documented(name: string): string {
  const text = PAGE.split(`\`\`\`conf ${name}\n`)[1]?.split('```')[0]
  if (text === undefined) throw new Error(`docs/deploy.md has no ${name} for mosquitto`)
  return text
}
