import { describe, expect, it } from 'vitest'
import { layerProblems, type Package } from './layers.ts'

const made = (folder: string, name: string, ...dependencies: string[]): Package => ({
  folder,
  name,
  dependencies,
})

const project = [
  made('schemas/entities', 'schemas'),
  made('core/domain', 'domain', 'schemas'),
  made('core/kit', 'kit', 'domain', 'react'),
  made('core/console-kit', 'console-kit', 'kit', 'schemas'),
  made('schemas/forms/davis', 'form', 'kit'),
  made('widgets/chart', 'widget', 'kit'),
  made('screens/home', 'screen', 'kit', 'console-kit'),
  made('plugins', 'list', 'widget', 'form', 'screen'),
  made('server', 'server', 'list', 'domain'),
  made('app', 'app', 'list', 'console-kit'),
  made('tests', 'tests', 'server', 'app'),
]

describe('layers of packages', () => {
  it('packages may depend on those below them, and on other people’s packages', () => {
    expect(layerProblems(project)).toEqual([])
  })

  it.each([
    ['widgets/node', 'widget'],
    ['widgets/node', 'console-kit'],
    ['schemas/forms/thiamis', 'screen'],
    ['screens/users', 'screen'],
    ['screens/users', 'list'],
    ['core/ui', 'console-kit'],
    ['core/ui', 'widget'],
    ['core/console-kit', 'list'],
    ['schemas/profiles', 'domain'],
    ['schemas/entities', 'form'],
    ['schemas/forms/thiamis', 'widget'],
    ['widgets/node', 'form'],
    ['plugins', 'server'],
    ['server', 'app'],
    ['app', 'tests'],
  ])('%s may not depend on %s', (folder, dependency) => {
    const [problem, ...more] = layerProblems([...project, made(folder, 'new', dependency)])
    expect(problem).toContain(`${folder}/package.json: expected packages of `)
    expect(problem).toContain(`got ${dependency} of `)
    expect(more).toEqual([])
  })

  it('device forms are the only packages of schemas that may depend on the kit', () => {
    const onKit = (folder: string) => layerProblems([...project, made(folder, 'new', 'kit')])
    expect(onKit('schemas/forms/thiamis')).toEqual([])
    expect(onKit('schemas/profiles')).toHaveLength(1)
    expect(onKit('schemas/entities')).toHaveLength(1)
    expect(onKit('schemas/rules')).toEqual([
      'schemas/rules/package.json: expected a folder of a layer, got none that fits. Add it to LAYERS',
    ])
  })

  it('every package has a layer, also one in a new folder', () => {
    expect(layerProblems([made('tools/knife', 'knife')])).toEqual([
      'tools/knife/package.json: expected a folder of a layer, got none that fits. Add it to LAYERS',
    ])
  })
})
