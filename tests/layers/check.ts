import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../suites/command.ts'
import { layerProblems, type Package } from './layers.ts'

// A gate of `npm run check`: each package depends only on packages of layers below its own.

type Versions = Readonly<Record<string, string>>

const readJson = <Shape>(path: string): Shape =>
  JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Shape

function packageIn(folder: string): Package {
  const { name, dependencies, devDependencies, peerDependencies } = readJson<{
    name: string
    dependencies?: Versions
    devDependencies?: Versions
    peerDependencies?: Versions
  }>(join(folder, 'package.json'))
  const all = { ...dependencies, ...devDependencies, ...peerDependencies }
  return { name, folder, dependencies: Object.keys(all) }
}

const { workspaces } = readJson<{ workspaces: readonly string[] }>('package.json')
const folders = workspaces.flatMap((pattern) =>
  globSync(`${pattern}/package.json`, { cwd: ROOT }).map((path) => dirname(path)),
)
const problems = layerProblems(folders.toSorted().map(packageIn))
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}
