import type { Command } from './command.ts'

/** Every command of `airshed-plugin`, in the order authors need them. */
export const COMMANDS: readonly Command[] = [
  {
    name: 'create',
    usage:
      'create [name] [--kind widget|screen|form] [--publisher acme] [--packages <folder>] [--folder <folder>]',
    about:
      'writes a small, complete plugin into a new folder; asks for its name and kind at a terminal',
    load: () => import('../create/command.ts'),
  },
  {
    name: 'dev',
    usage: 'dev [--port 4100] [--server http://localhost:4000] [--no-storybook]',
    about: 'shows the plugin in Storybook and in a running console, with hot reload',
    load: () => import('../dev/command.ts'),
  },
  {
    name: 'test',
    usage: 'test [--watch] [filter …]',
    about: 'runs the tests of the plugin in Chromium',
    load: () => import('../dev/testCommand.ts'),
  },
  {
    name: 'validate',
    usage: 'validate [--json] [--no-render]',
    about: 'checks everything a server would refuse, and more',
    load: () => import('../validate/command.ts'),
  },
  {
    name: 'keys',
    usage: 'keys [--json]',
    about: 'shows the key that signs your plugins, and makes one where there is none',
    load: () => import('../keys/command.ts'),
  },
  {
    name: 'pack',
    usage: 'pack [--out dist] [--json]',
    about: 'builds the archive that a server installs, signed if you have a key',
    load: () => import('../pack/command.ts'),
  },
  {
    name: 'publish',
    usage: 'publish <server> [file] [--organization <id>] [--token-file <file>]',
    about: 'sends the archive to a server, with the token in AIRSHED_TOKEN or in a file',
    load: () => import('../publish/command.ts'),
  },
  {
    name: 'catalogue',
    usage: 'catalogue [folder] [--title "Plugins of Acme"]',
    about: 'writes the catalogue of a folder of archives, for servers to find them',
    load: () => import('../catalogue/command.ts'),
  },
  {
    name: 'update',
    usage: 'update [--dry-run] [--force]',
    about: 'brings a plugin to the plugin API of this program',
    load: () => import('../update/command.ts'),
  },
]
