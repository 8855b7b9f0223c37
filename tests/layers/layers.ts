/** Packages of one kind, and the kinds that they may depend on. */
interface Layer {
  readonly name: string
  /** Fits the folders of its packages, from the root. */
  readonly folders: RegExp
  /** Names of layers, this one included if its packages may depend on each other. */
  readonly uses: readonly string[]
}

/** From the bottom up: a package belongs to the first layer that fits. */
const LAYERS: readonly Layer[] = [
  { name: 'schemas', folders: /^schemas\/(entities|profiles)$/, uses: ['schemas'] },
  { name: 'console kit', folders: /^core\/console-kit$/, uses: ['schemas', 'core'] },
  { name: 'core', folders: /^core\/[^/]+$/, uses: ['schemas', 'core'] },
  {
    name: 'plugins',
    folders: /^(widgets|docs\/samples)\/[^/]+$/,
    uses: ['schemas', 'core'],
  },
  // The one exception among the schemas: device forms are plugins (decision 241).
  { name: 'device forms', folders: /^schemas\/forms\/[^/]+$/, uses: ['schemas', 'core'] },
  { name: 'screens', folders: /^screens\/[^/]+$/, uses: ['schemas', 'core', 'console kit'] },
  {
    name: 'list of plugins',
    folders: /^plugins$/,
    uses: ['schemas', 'core', 'console kit', 'plugins', 'device forms', 'screens'],
  },
  {
    name: 'app and server',
    folders: /^(app|stories|server)$/,
    uses: [
      'schemas',
      'core',
      'console kit',
      'plugins',
      'device forms',
      'screens',
      'list of plugins',
    ],
  },
  {
    name: 'tests',
    folders: /^tests$/,
    uses: [
      'schemas',
      'core',
      'console kit',
      'plugins',
      'device forms',
      'screens',
      'list of plugins',
      'app and server',
    ],
  },
]

/** A package of this project. */
export interface Package {
  readonly name: string
  /** From the root. */
  readonly folder: string
  /** Names of everything that its package.json asks for, other people’s packages included. */
  readonly dependencies: readonly string[]
}

const layerOf = ({ folder }: Package): Layer | undefined =>
  LAYERS.find(({ folders }) => folders.test(folder))

/** Dependencies between packages that their layers do not allow, with the place and the cure. */
export function layerProblems(packages: readonly Package[]): string[] {
  const byName = new Map(packages.map((each) => [each.name, each]))
  return packages.flatMap((each) => {
    const place = `${each.folder}/package.json`
    const layer = layerOf(each)
    if (layer === undefined) {
      return [`${place}: expected a folder of a layer, got none that fits. Add it to LAYERS`]
    }
    return each.dependencies.flatMap((dependency) => {
      const used = byName.get(dependency)
      const below = used && layerOf(used)
      if (below === undefined || layer.uses.includes(below.name)) return []
      const expected = `packages of ${layer.uses.join(', ')}`
      return [
        `${place}: expected ${expected}, got ${dependency} of ${below.name}. Remove it, or move what is needed down`,
      ]
    })
  })
}
