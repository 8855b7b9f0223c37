import {
  axeProblems,
  organization,
  pluginEvent,
  pluginSummary,
  pluginUpdate,
  pluginVersion,
  user,
} from '@airshed/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { EXAMPLES, FROM_ANOTHER, REFUSAL, UPDATES } from './testsupport/examples.fixture.ts'
import { closePlugins, openPlugins } from './testsupport/openPlugins.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(closePlugins)

const button = (name: string) => page.getByRole('button', { name, exact: true })
const words = (text: string, within: Pick<typeof page, 'getByText'> = page) =>
  within.getByText(text, { exact: false })
const drawer = (name = 'Gauge') => page.getByRole('dialog', { name, exact: true })
const dialog = (name: string) => page.getByRole('dialog', { name })
const seriousProblems = () => axeProblems(document.body)
const choose = async (name: string) => {
  await expect.element(button('Choose a file')).toBeVisible()
  const [field] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
  await userEvent.upload(field!, new File(['PK'], name))
}

describe('the list', () => {
  it('leads to a plugin, and gives the focus back when it is closed', async () => {
    const { visited } = await openPlugins(EXAMPLES)
    await page.getByRole('link', { name: 'Gauge' }).click()
    await expect.element(drawer()).toBeVisible()
    await expect.poll(() => visited).toEqual(['/org_city/plugins?plugin=acme.gauge'])
    expect(await seriousProblems()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer()).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Gauge' })).toHaveFocus()
  })

  it('finds plugins by words', async () => {
    await openPlugins(EXAMPLES)
    await page.getByRole('searchbox').fill('odour')
    await expect.element(page.getByRole('link', { name: 'Odour diary' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Gauge' })).not.toBeInTheDocument()
  })

  it('of all organizations says whose each one is', async () => {
    const others = ['org_city', 'org_port']
    const { visited } = await openPlugins({
      slug: 'all',
      organizations: [organization(), organization('org_port', { name: 'Port' })],
      user: user({ permissions: { manage_organizations: others } }),
      pluginSummaries: others.map((id) => pluginSummary({ organization_id: id })),
    })
    await page.getByRole('listitem').filter({ hasText: 'Port' }).getByRole('link').click()
    await expect
      .poll(() => visited)
      .toEqual(['/all/plugins?plugin=acme.gauge&organization=org_port'])
    await expect.element(words('Port', drawer())).toBeVisible()
  })
})

describe('a newer version in a catalogue', () => {
  it('is announced in the list, and fetched where its changes are shown', async () => {
    await openPlugins(UPDATES)
    const row = page.getByRole('listitem')
    await expect.element(words('Update available: 1.2.0', row)).toBeVisible()
    await page.getByRole('link', { name: 'Gauge' }).click()
    await expect.element(words('The scale can be read in the dark', drawer())).toBeVisible()
    expect(await seriousProblems()).toEqual([])
    await button('Get 1.2.0…').click()
    await expect.element(button('Get 1.2.0…')).not.toBeInTheDocument()
    await expect.element(words('is waiting for approval', drawer())).toBeVisible()
  })

  it('that nobody signed and that comes from elsewhere is a warning, no update', async () => {
    const pluginUpdates = [pluginUpdate({ publisher: null, is_from_another: true })]
    await openPlugins({ pluginSummaries: [pluginSummary()], pluginUpdates })
    const row = page.getByRole('listitem')
    await expect.element(words('By somebody else, not signed', row)).toBeVisible()
    await expect.element(words('Update available', row)).not.toBeInTheDocument()
  })

  it('leaves the author, licence and homepage that a catalogue named', async () => {
    await openPlugins(UPDATES, { plugin: 'acme.gauge' })
    await expect.element(words('Acme Air', drawer()).first()).toBeVisible()
    await expect
      .element(
        drawer().getByRole('link', { name: 'https://acme.example/gauge opens in a new tab' }),
      )
      .toBeVisible()
  })
})

describe('a version that somebody else published under the name of an unsigned plugin', () => {
  it('is a warning in the list, no update, and does not speak for the plugin', async () => {
    await openPlugins(FROM_ANOTHER)
    const row = page.getByRole('listitem')
    await expect.element(words('By somebody else, not signed', row)).toBeVisible()
    await expect.element(words('Update available', row)).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Gauge', exact: true })).toBeVisible()
  })

  it('is warned of before it is installed', async () => {
    await openPlugins(FROM_ANOTHER, { plugin: 'acme.gauge' })
    await expect.element(words('published by somebody else (Max Member)', drawer())).toBeVisible()
    await button('Install 9.9.9').first().click()
    const question = dialog('Install Better gauge 9.9.9')
    await expect.element(words('Install it only if you know', question)).toBeVisible()
    expect(await seriousProblems()).toEqual([])
  })
})

describe('the history', () => {
  it('says what frames were refused, and how often', async () => {
    const event = { kind: 'blocked', version: '1.1.0', author: 'Rita Reader' } as const
    await openPlugins({
      ...EXAMPLES,
      pluginEvents: {
        'acme.gauge': [
          pluginEvent(0, { ...event, detail: 'network', count: 7 }),
          pluginEvent(1, { ...event, detail: 'storage', count: 1 }),
        ],
      },
    })
    await page.getByRole('link', { name: 'Gauge' }).click()
    const refused = (said: string) => expect.element(words(said, drawer()))
    await refused('1.1.0 was refused 7 times in an hour: a connection').toBeVisible()
    await refused('1.1.0 was refused once in an hour: cookies or storage').toBeVisible()
  })
})

describe('a version', () => {
  it('is installed after what it may do was shown', async () => {
    await openPlugins(EXAMPLES, { plugin: 'acme.gauge' })
    await button('Install 1.2.0').first().click()
    const question = dialog('Install Gauge 1.2.0')
    await expect.element(words('It cannot reach the network', question)).toBeVisible()
    await expect.element(words('Alerts', question)).toHaveTextContent('Alertsnew')
    expect(await seriousProblems()).toEqual([])
    await question.getByRole('button', { name: 'Install' }).click()
    await expect.element(words('Gauge 1.2.0 is installed')).toBeVisible()
    await expect.element(button('Roll back to 1.1.0')).toBeVisible()
  })

  it('that is disabled comes back, with its pin, by Undo', async () => {
    await openPlugins(EXAMPLES, { plugin: 'rivermouth.odour-diary' })
    await button('Disable 1.4.2').click()
    await expect.element(words('Odour diary 1.4.2 is disabled')).toBeVisible()
    await expect.element(button('Follow the newest again')).not.toBeInTheDocument()
    await button('Undo').click()
    await expect.element(words('Stays at 1.4.2, whatever')).toBeVisible()
  })

  it('is rolled back to, and followed again', async () => {
    await openPlugins(EXAMPLES, { plugin: 'acme.gauge' })
    await button('Roll back to 1.0.0').click()
    const question = dialog('Roll back Gauge to 1.0.0')
    await expect.element(words('7 widgets on 3 dashboards use it', question)).toBeVisible()
    await expect.element(words('5 are drawn by 1.0.0', question)).toBeVisible()
    await expect.element(words('2 were saved with newer settings', question)).toBeVisible()
    expect(await seriousProblems()).toEqual([])
    await question.getByRole('button', { name: 'Roll back', exact: true }).click()
    await expect.element(words('Stays at 1.0.0, whatever')).toBeVisible()
    await expect.element(question).not.toBeInTheDocument()
    await button('Follow the newest again').click()
    await expect.element(button('Follow the newest again')).not.toBeInTheDocument()
    await expect.element(button('Disable 1.1.0')).toBeVisible()
  })

  it('is not rolled back to by who cancels', async () => {
    await openPlugins(EXAMPLES, { plugin: 'acme.gauge' })
    await button('Roll back to 1.0.0').click()
    await dialog('Roll back Gauge to 1.0.0').getByRole('button', { name: 'Cancel' }).click()
    await expect.element(button('Roll back to 1.0.0')).toBeVisible()
    await expect.element(words('Stays at 1.0.0, whatever')).not.toBeInTheDocument()
  })

  it('is removed once it is said which version draws its widgets then', async () => {
    await openPlugins(EXAMPLES, { plugin: 'acme.gauge' })
    await button('More about version 1.1.0').click()
    await page.getByRole('menuitem', { name: 'Remove…' }).click()
    const question = dialog('Remove Gauge 1.1.0')
    await expect.element(words('7 are drawn by 1.0.0', question)).toBeVisible()
  })

  it('is trusted once its plugin was named', async () => {
    await openPlugins(EXAMPLES, { plugin: 'acme.gauge' })
    await button('More about version 1.1.0').click()
    await page.getByRole('menuitem', { name: 'Trust…' }).click()
    await expect.element(button('Trust this version')).toBeDisabled()
    await page.getByLabelText('Type acme.gauge to confirm').fill('acme.gauge')
    await button('Trust this version').click()
    await expect.element(words('Gauge 1.1.0 is trusted')).toBeVisible()
    await expect.element(words('Runs trusted.')).toBeVisible()
  })

  it('is not trusted by who may not administer devices, nor with forbidden code', async () => {
    const careless = pluginVersion('1.0.0', { trust_problems: ['plugin.js:12:4: fetch'] })
    await openPlugins(
      {
        user: user({ permissions: { manage_organizations: ['org_city'] } }),
        pluginSummaries: [pluginSummary({ versions: [careless] })],
      },
      { plugin: 'acme.gauge' },
    )
    await button('More about version 1.0.0').click()
    await page.getByRole('menuitem', { name: 'Trust…' }).click()
    const question = dialog('Trust Gauge 1.0.0')
    await expect.element(words('permission to administer devices', question)).toBeVisible()
    await expect.element(words('plugin.js:12:4: fetch', question)).toBeVisible()
    await expect.element(button('Trust this version')).not.toBeInTheDocument()
  })

  it('is removed after its widgets were told of; with the last one the plugin is gone', async () => {
    const { visited } = await openPlugins(
      { pluginSummaries: [pluginSummary({ usage_count: 3 })] },
      { plugin: 'acme.gauge' },
    )
    await button('More about version 1.0.0').click()
    await page.getByRole('menuitem', { name: 'Remove…' }).click()
    await expect
      .element(words('3 keep their settings and say that the plugin is missing'))
      .toBeVisible()
    await button('Remove').click()
    await expect.element(words('No plugins yet')).toBeVisible()
    expect(visited.at(-1)).toBe('/org_city/plugins')
  })
})

describe('a publisher', () => {
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title })

  it('is named where the operator knows the key, else shown by the key, or told to be missing', async () => {
    await openPlugins(EXAMPLES)
    await expect.element(words('By Acme Air', row('Gauge'))).toBeVisible()
    await expect.element(words('Key hh3r-hufg-iqst-6bcs-sqq3', row('Odour diary'))).toBeVisible()
    await expect.element(words('Not signed', row('Ticker'))).toBeVisible()
    expect(await seriousProblems()).toEqual([])
  })

  it('stands in the question before installing, and with the key in the detail', async () => {
    await openPlugins(EXAMPLES, { plugin: 'acme.gauge' })
    await expect.element(button('Copy the public key')).toBeVisible()
    await expect
      .element(words('11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=', drawer()))
      .toBeVisible()
    await button('Install 1.2.0').first().click()
    await expect.element(words('By Acme Air', dialog('Install Gauge 1.2.0'))).toBeVisible()
  })

  it('hands the plugin over once the key and the plugin were named', async () => {
    await openPlugins(EXAMPLES, { plugin: 'acme.gauge' })
    await button('Hand over…').click()
    const question = dialog('Hand Gauge over')
    const key = question.getByLabelText('Public key of the new owner')
    await key.fill('c2hvcnQ=')
    await expect.element(words('A public key has 44 characters', question)).toBeVisible()
    await question.getByLabelText('Type acme.gauge to confirm').fill('acme.gauge')
    const confirm = question.getByRole('button', { name: 'Hand over' })
    await expect.element(confirm).toBeDisabled()
    expect(await seriousProblems()).toEqual([])
    await key.fill('PUAXw+hDiVqStwqnTRt+vJyYLM8uxJaMwM1V8Sr0Zgw=')
    await confirm.click()
    await expect.element(words('Gauge now belongs to the key')).toBeVisible()
    await expect.element(question).not.toBeInTheDocument()
  })
})

describe('an update', () => {
  it('is announced in the list, also where a pin keeps it out, and tells its changes', async () => {
    await openPlugins(EXAMPLES)
    await expect.element(words('Update available: 1.2.0')).toBeVisible()
    await expect.element(words('Update available: 2.0.0')).toBeVisible()
    await page.getByRole('link', { name: 'Gauge' }).click()
    await button('1.2.0').click()
    const changes = page.getByRole('region', { name: 'What changes with 1.2.0' })
    await expect.element(words('so that nobody has to open the table', changes)).toBeVisible()
    await expect.element(words('Bands in the colours', changes)).not.toBeInTheDocument()
  })

  it('tells its changes as plain text, whatever stands in them', async () => {
    const changelog = '## 1.2.0\n- <img src=x onerror=alert(1)> [here](javascript:alert(1))'
    const version = pluginVersion('1.2.0', { changelog })
    await openPlugins(
      { pluginSummaries: [pluginSummary({ versions: [version] })] },
      { plugin: 'acme.gauge' },
    )
    const said = '<img src=x onerror=alert(1)> [here](javascript:alert(1))'
    await expect.element(words(said, drawer())).toBeVisible()
    expect(document.querySelector('.plugins-changes :is(img, a)')).toBeNull()
  })

  it('tells its changes where it is decided, and a rollback those that it takes away', async () => {
    await openPlugins(EXAMPLES, { plugin: 'acme.gauge' })
    await button('Install 1.2.0').first().click()
    const changes = dialog('Install Gauge 1.2.0').getByRole('region', { name: /What changes/ })
    await expect.element(words('A second needle', changes)).toBeVisible()
    expect(words('Bands in the colours', changes).query()).toBeNull()
    await button('Cancel').click()
    await button('Roll back to 1.0.0').first().click()
    const gone = dialog('Roll back Gauge to 1.0.0').getByRole('region', { name: /goes away/ })
    await expect.element(words('Bands in the colours', gone)).toBeVisible()
    expect(words('A second needle', gone).query()).toBeNull()
    expect(words('First version', gone).query()).toBeNull()
    await button('Cancel').click()
  })

  it('whose changes nobody wrote down says so', async () => {
    const version = pluginVersion('1.2.0', { changelog: '## 1.0.0\n- First' })
    await openPlugins(
      { pluginSummaries: [pluginSummary({ versions: [version] })] },
      { plugin: 'acme.gauge' },
    )
    await expect.element(words('The author did not describe the changes')).toBeVisible()
  })
})

describe('an upload', () => {
  it('leads to the plugin that it brought', async () => {
    const { visited } = await openPlugins({})
    await button('Upload plugin').click()
    await choose('acme.gauge-9.0.0.airshed')
    await expect.element(drawer()).toBeVisible()
    await expect.element(button('Install 9.0.0').first()).toBeVisible()
    await expect.poll(() => visited).toEqual(['/org_city/plugins?plugin=acme.gauge'])
  })

  it('that is refused says each reason, and that nothing was stored', async () => {
    await openPlugins({ pluginIssues: REFUSAL })
    await button('Upload plugin').click()
    await choose('acme.gauge-1.3.0.airshed')
    const refusal = page.getByRole('alert')
    const said = 'acme.gauge-1.3.0.airshed was refused, and nothing was stored'
    await expect.element(words(said, refusal)).toBeVisible()
    await expect.element(words('expected no access to the network', refusal)).toBeVisible()
    expect(await seriousProblems()).toEqual([])
    await button('Close').first().click()
    await expect.element(words('No plugins yet')).toBeVisible()
  })
})

describe('the API tokens', () => {
  it('are one link away for those who manage them', async () => {
    const { visited } = await openPlugins(EXAMPLES)
    await page.getByRole('link', { name: 'API tokens' }).click()
    await expect.poll(() => visited).toEqual(['/org_city/api'])
  })

  it('are not offered to those who do not', async () => {
    await openPlugins({
      ...EXAMPLES,
      user: user({ permissions: { manage_organizations: ['org_city'] } }),
    })
    await expect.element(button('Upload plugin')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'API tokens' })).not.toBeInTheDocument()
  })
})
