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

describe('the list of plugins', () => {
  it('leads to a plugin, and returns the focus when it is closed', async () => {
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

  it('names the organization of each plugin on the page of all organizations', async () => {
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
  it('announces a newer version in the list, and fetches it where its changes are shown', async () => {
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

  it('warns of an unsigned version from another publisher instead of offering an update', async () => {
    const pluginUpdates = [pluginUpdate({ publisher: null, is_from_another: true })]
    await openPlugins({ pluginSummaries: [pluginSummary()], pluginUpdates })
    const row = page.getByRole('listitem')
    await expect.element(words('By somebody else, not signed', row)).toBeVisible()
    await expect.element(words('Update available', row)).not.toBeInTheDocument()
  })

  it('keeps the author and the homepage that a catalogue named', async () => {
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
  it('warns of a foreign version in the list, without using its title or offering an update', async () => {
    await openPlugins(FROM_ANOTHER)
    const row = page.getByRole('listitem')
    await expect.element(words('By somebody else, not signed', row)).toBeVisible()
    await expect.element(words('Update available', row)).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Gauge', exact: true })).toBeVisible()
  })

  it('warns before a foreign version is installed', async () => {
    await openPlugins(FROM_ANOTHER, { plugin: 'acme.gauge' })
    await expect.element(words('published by somebody else (Max Member)', drawer())).toBeVisible()
    await button('Install 9.9.9').first().click()
    const question = dialog('Install Better gauge 9.9.9')
    await expect.element(words('Install it only if you know', question)).toBeVisible()
    expect(await seriousProblems()).toEqual([])
  })
})

describe('the history of a plugin', () => {
  it('shows what was refused to frames, and how often', async () => {
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

describe('decisions on a version', () => {
  it('shows what a version may do before it is installed', async () => {
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

  it('restores a disabled version with its pin by undo', async () => {
    await openPlugins(EXAMPLES, { plugin: 'rivermouth.odour-diary' })
    await button('Disable 1.4.2').click()
    await expect.element(words('Odour diary 1.4.2 is disabled')).toBeVisible()
    await expect.element(button('Follow the newest again')).not.toBeInTheDocument()
    await button('Undo').click()
    await expect.element(words('Stays at 1.4.2, whatever')).toBeVisible()
  })

  it('rolls back to an older version, and follows the newest again', async () => {
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

  it('rolls nothing back when the question is cancelled', async () => {
    await openPlugins(EXAMPLES, { plugin: 'acme.gauge' })
    await button('Roll back to 1.0.0').click()
    await dialog('Roll back Gauge to 1.0.0').getByRole('button', { name: 'Cancel' }).click()
    await expect.element(button('Roll back to 1.0.0')).toBeVisible()
    await expect.element(words('Stays at 1.0.0, whatever')).not.toBeInTheDocument()
  })

  it('says which version will draw the widgets before one is removed', async () => {
    await openPlugins(EXAMPLES, { plugin: 'acme.gauge' })
    await button('More about version 1.1.0').click()
    await page.getByRole('menuitem', { name: 'Remove…' }).click()
    const question = dialog('Remove Gauge 1.1.0')
    await expect.element(words('7 are drawn by 1.0.0', question)).toBeVisible()
  })

  it('trusts a version after its plugin id was typed', async () => {
    await openPlugins(EXAMPLES, { plugin: 'acme.gauge' })
    await button('More about version 1.1.0').click()
    await page.getByRole('menuitem', { name: 'Trust…' }).click()
    await expect.element(button('Trust this version')).toBeDisabled()
    await page.getByLabelText('Type acme.gauge to confirm').fill('acme.gauge')
    await button('Trust this version').click()
    await expect.element(words('Gauge 1.1.0 is trusted')).toBeVisible()
    await expect.element(words('Runs trusted.')).toBeVisible()
  })

  it('refuses trust for forbidden code and to those who may not administer devices', async () => {
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

  it('says which widgets lose their plugin before its last version is removed', async () => {
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

  it('names a known publisher, else shows the key, or says that nobody signed', async () => {
    await openPlugins(EXAMPLES)
    await expect.element(words('By Acme Air', row('Gauge'))).toBeVisible()
    await expect.element(words('Key hh3r-hufg-iqst-6bcs-sqq3', row('Odour diary'))).toBeVisible()
    await expect.element(words('Not signed', row('Ticker'))).toBeVisible()
    expect(await seriousProblems()).toEqual([])
  })

  it('names the publisher in the question before installing, and with the key in the details', async () => {
    await openPlugins(EXAMPLES, { plugin: 'acme.gauge' })
    await expect.element(button('Copy the public key')).toBeVisible()
    await expect
      .element(words('11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=', drawer()))
      .toBeVisible()
    await button('Install 1.2.0').first().click()
    await expect.element(words('By Acme Air', dialog('Install Gauge 1.2.0'))).toBeVisible()
  })

  it('transfers a plugin to another publisher after its key and id were typed', async () => {
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

describe('the changes of an update', () => {
  it('announces updates in the list, also of pinned plugins, and shows their changes', async () => {
    await openPlugins(EXAMPLES)
    await expect.element(words('Update available: 1.2.0')).toBeVisible()
    await expect.element(words('Update available: 2.0.0')).toBeVisible()
    await page.getByRole('link', { name: 'Gauge' }).click()
    await button('1.2.0').click()
    const changes = page.getByRole('region', { name: 'What changes with 1.2.0' })
    await expect.element(words('so that nobody has to open the table', changes)).toBeVisible()
    await expect.element(words('Bands in the colours', changes)).not.toBeInTheDocument()
  })

  it('shows changes as plain text, whatever they contain', async () => {
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

  it('shows the changes in the question, and for a rollback those that are lost', async () => {
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

  it('says that the author described no changes', async () => {
    const version = pluginVersion('1.2.0', { changelog: '## 1.0.0\n- First' })
    await openPlugins(
      { pluginSummaries: [pluginSummary({ versions: [version] })] },
      { plugin: 'acme.gauge' },
    )
    await expect.element(words('The author did not describe the changes')).toBeVisible()
  })
})

describe('uploading a plugin', () => {
  it('leads to the uploaded plugin', async () => {
    const { visited } = await openPlugins({})
    await button('Upload plugin').click()
    await choose('acme.gauge-9.0.0.airshed')
    await expect.element(drawer()).toBeVisible()
    await expect.element(button('Install 9.0.0').first()).toBeVisible()
    await expect.poll(() => visited).toEqual(['/org_city/plugins?plugin=acme.gauge'])
  })

  it('lists the reasons of a refused upload, and says that nothing was stored', async () => {
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

describe('the link to API tokens', () => {
  it('leads those who manage API tokens to them', async () => {
    const { visited } = await openPlugins(EXAMPLES)
    await page.getByRole('link', { name: 'API tokens' }).click()
    await expect.poll(() => visited).toEqual(['/org_city/api'])
  })

  it('hides the link from those who do not manage API tokens', async () => {
    await openPlugins({
      ...EXAMPLES,
      user: user({ permissions: { manage_organizations: ['org_city'] } }),
    })
    await expect.element(button('Upload plugin')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'API tokens' })).not.toBeInTheDocument()
  })
})
