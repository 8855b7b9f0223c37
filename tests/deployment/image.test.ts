import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Environment } from '@airshed/server/config'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { ROOT } from '../suites/command.ts'
import { copySteps, instructions } from './dockerfile.ts'

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const PLACE = '/airshed/'
/** Built by a stage, not copied from the project. */
const MADE = ['node_modules', 'app/dist']

const isSetting = (name: string): boolean => name in Environment.properties
/** A path is copied if a step copies it or a parent folder. */
const isTaken = (path: string, sources: readonly string[]): boolean =>
  sources.some((source) => path === source || path.startsWith(`${source}/`))

describe('the Dockerfile', () => {
  const steps = copySteps()
  const fromProject = steps.filter(({ from }) => from === undefined)
  const taken = fromProject.flatMap(({ sources }) =>
    sources.flatMap((source) => globSync(source, { cwd: ROOT })),
  )

  it('copies only files that exist', () => {
    const lost = fromProject.flatMap(({ sources }) =>
      sources.filter((source) => globSync(source, { cwd: ROOT }).length === 0),
    )
    expect(lost).toEqual([])
  })

  it('copies from a stage only what the stage before has', () => {
    const handed = steps.filter(({ from }) => from !== undefined)
    const paths = handed.flatMap(({ sources }) =>
      sources.map((source) => source.replace(PLACE, '')),
    )
    expect(paths.length).toBeGreaterThan(5)
    expect(paths.filter((path) => !MADE.includes(path) && !isTaken(path, taken))).toEqual([])
  })

  it('copies the manifest of each workspace, which npm ci requires', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] }
    const manifests = globSync(
      workspaces.map((folder) => `${folder}/package.json`),
      { cwd: ROOT },
    )
    expect(manifests.length).toBeGreaterThan(30)
    expect(manifests.filter((path) => !isTaken(path, taken))).toEqual([])
  })

  it('sets known settings, runs as an unprivileged user and has a health check', () => {
    const lines = instructions()
    const names = lines
      .filter((line) => line.startsWith('ENV '))
      .flatMap((line) => [...line.matchAll(/(\w+)=/g)].map(([, name = '']) => name))
    expect(names.filter((name) => name !== 'NODE_ENV' && !isSetting(name))).toEqual([])
    expect(lines.findLast((line) => line.startsWith('USER '))).toBe('USER node')
    expect(lines.some((line) => /^HEALTHCHECK .*\/healthz/.test(line))).toBe(true)
  })

  it('starts the same command as npm start', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } }
    const [, words = '[]'] = /^CMD (.+)$/.exec(instructions().at(-1) ?? '') ?? []
    expect((JSON.parse(words) as string[]).join(' ')).toBe(scripts.start)
  })
})

describe('compose.yaml', () => {
  interface Service {
    environment?: Record<string, string>
    networks: string[]
    ports?: string[]
    volumes?: string[]
    depends_on?: Record<string, unknown>
  }
  const text = read('compose.yaml')
  const compose = parse(text) as {
    services: Record<'airshed' | 'postgres' | 'nats', Service>
    volumes: object
    networks: object
  }
  const { airshed, postgres, nats } = compose.services

  it('sets only settings that the server knows', () => {
    const names = Object.keys(airshed.environment ?? {})
    expect(names).toContain('DATABASE_URL')
    expect(names.filter((name) => !isSetting(name))).toEqual([])
    const asked = [...text.matchAll(/\$\{(AIRSHED_\w+)/g)].map(([, name = '']) => name)
    expect(asked.filter((name) => !isSetting(name))).toEqual([])
  })

  it('publishes Airshed to this machine only, and its services to nobody', () => {
    expect(airshed.ports).toEqual(['127.0.0.1:4000:4000'])
    for (const service of [postgres, nats]) {
      expect(service.ports).toBeUndefined()
      expect(service.networks).toEqual(['back'])
    }
  })

  it('refers only to services, volumes and networks that it defines', () => {
    const named = Object.values(compose.services).flatMap(({ volumes = [] }) =>
      volumes.map((volume) => volume.split(':')[0] ?? '').filter((name) => !name.startsWith('.')),
    )
    expect(named.toSorted()).toEqual(Object.keys(compose.volumes).toSorted())
    expect(Object.keys(airshed.depends_on ?? {})).toEqual(['postgres', 'nats'])
    const networks = Object.values(compose.services).flatMap((service) => service.networks)
    expect([...new Set(networks)].toSorted()).toEqual(Object.keys(compose.networks).toSorted())
  })
})

describe.each(globSync('.github/**/*.yml', { cwd: ROOT }))('%s', (path) => {
  const text = read(path)

  it('parses, and runs only existing commands', () => {
    expect(parse(text)).toBeTypeOf('object')
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
    const files = [...text.matchAll(/(?:^|\s)(\.ci\/[\w-]+)/g)].map(([, file = '']) => file)
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
  })

  it('pins actions to their major version, with read-only permissions', () => {
    const actions = [...text.matchAll(/uses: (\S+)/g)].map(([, action = '']) => action)
    expect(actions.filter((action) => !/^actions\/[\w-]+@v\d+$/.test(action))).toEqual([])
    const { permissions } = parse(text) as { permissions?: object }
    if (actions.length > 0) expect(permissions).toEqual({ contents: 'read' })
  })
})

it('.nvmrc names the Node of the project, which npm accepts outside it', () => {
  const { engines, devDependencies } = JSON.parse(read('package.json')) as {
    engines: { node: string }
    devDependencies: { node: string }
  }
  const major = Number(read('.nvmrc'))
  expect(devDependencies.node).toMatch(new RegExp(`^\\^${major}\\.`))
  expect(major).toBeGreaterThanOrEqual(Number(engines.node.replace('>=', '')))
})
