import {
  axeProblems,
  notificationChannel,
  renderScreen,
  user,
  type RenderedScreen,
} from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../plugin.ts'
import { addCondition, button, choose, sent } from './newAlert.fixture.ts'

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
  sessionStorage.clear()
})
const open = async (options: Partial<Parameters<typeof renderScreen>[1]> = {}) => {
  drawn = await renderScreen(plugin, { page: 'create', params: {}, widthPx: 1000, ...options })
  return drawn
}
describe('a new alert', () => {
  it('saves an alert composed of sentences, with its subscribers', async () => {
    const screen = await open()
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Dust')
    await userEvent.fill(page.getByRole('textbox', { name: 'Message' }), 'Close the gate')
    await expect.element(page.getByText('486 characters left')).toBeVisible()
    await addCondition()
    await userEvent.click(button('Done'))
    await expect
      .element(page.getByText('Particulate matter PM2.5 at Station 1C00A3F7 is above 35 µg/m³'))
      .toBeVisible()
    await choose(/^Add subscriber/, 'Inês Carvalho')
    await userEvent.click(button('Save'))
    await expect.element(page.getByText('Alert created')).toBeVisible()
    expect(sent(screen, 'alerts')).toMatchObject([
      {
        organization_id: 'org_city',
        name: 'Dust',
        description: 'Close the gate',
        notification_level: 'warning',
        data_points: [
          {
            conditions: [
              {
                deviceId: '1C00A3F7:0',
                dataPointId: '1C00A3F7.0.0.0/132:5',
                expr: 'gt',
                value: 35,
              },
            ],
          },
        ],
        subscribers: { users: ['user_ines'], notification_method: 'email' },
      },
    ])
    await expect.poll(() => screen.visited).toEqual(['/org_city/alerts'])
  })

  it('compares the online status of a device with true or false only', async () => {
    const screen = await open()
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Station offline')
    await userEvent.click(button('Add condition'))
    await choose(/^Device:/, /Station 1C00A3F7/)
    await choose(/^Parameter:/, 'Online status')
    const options = (name: string) =>
      page.getByRole('combobox', { name }).element().querySelectorAll('option')
    const words = (name: string) => [...options(name)].map(({ textContent }) => textContent)
    expect(words('Measured as')).toEqual(['Newest reading'])
    expect(words('Operator')).toEqual(['equal to', 'not equal to'])
    await userEvent.selectOptions(page.getByRole('combobox', { name: /^Value/ }), 'false')
    await userEvent.click(button('Done'))
    await expect.element(page.getByText('Online status at Station 1C00A3F7 is false')).toBeVisible()
    await choose(/^Add subscriber/, 'Inês Carvalho')
    await userEvent.click(button('Save'))
    await expect.element(page.getByText('Alert created')).toBeVisible()
    expect(sent(screen, 'alerts')).toMatchObject([
      {
        data_points: [
          {
            conditions: [{ dataPointId: '1C00A3F7.0.0.0/190:4', expr: 'eq', value: false }],
          },
        ],
        missing_data: 'no_data',
      },
    ])
  })

  it('names an alert after its first condition until somebody types a name', async () => {
    await open()
    const name = page.getByRole('textbox', { name: 'Name' })
    await expect.element(name).toHaveValue('')
    await addCondition()
    await userEvent.click(button('Done'))
    await expect
      .element(name)
      .toHaveValue('Particulate matter PM2.5 at Station 1C00A3F7 is above 35 µg/m³')
    expect(
      button(/^Edit: /)
        .element()
        .compareDocumentPosition(name.element()),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await userEvent.fill(name, 'Dust')
    await userEvent.click(button(/^Remove: /))
    await expect.element(button(/^Remove: /)).not.toBeInTheDocument()
    await expect.element(name).toHaveValue('Dust')
  })

  it('sends an alert to a notification channel instead of people', async () => {
    const screen = await open({ server: { notificationChannels: [notificationChannel(0)] } })
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Dust')
    await addCondition()
    await userEvent.click(button('Done'))
    await expect.element(page.getByText('No channel is chosen')).toBeVisible()
    await choose(/^Add notification channel/, /Operations · Slack/)
    await expect.element(button('Remove Operations')).toBeVisible()
    await userEvent.click(button('Save'))
    await expect.element(page.getByText('Alert created')).toBeVisible()
    expect(sent(screen, 'alerts')).toMatchObject([
      { subscribers: { users: [], channels: ['channel_0'] } },
    ])
  })

  it('says that there is no notification channel to choose', async () => {
    await open()
    await expect
      .element(page.getByText('There are no notification channels yet').first())
      .toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Manage notification channels' }))
      .toHaveAttribute('href', '/org_city/alerts/channels')
  })

  it('marks the missing fields of an alert and sends nothing', async () => {
    const screen = await open()
    await userEvent.click(button('Save'))
    await expect.element(page.getByText('Name is required')).toBeVisible()
    await expect.element(page.getByText('At least one condition is required')).toBeVisible()
    await expect.element(page.getByText('At least one subscriber is required')).toBeVisible()
    await expect.element(button('Add condition')).toHaveFocus()
    await expect.element(button('Not saved: 3 values to correct')).toBeVisible()
    expect(sent(screen, 'alerts')).toEqual([])
    expect(await axeProblems(document.body)).toEqual([])
  })

  it('refuses to save an alert while a condition is being edited, and says why', async () => {
    const screen = await open()
    await userEvent.click(button('Add condition'))
    await userEvent.click(button('Done'))
    for (const name of ['Device', 'Parameter', 'Operator', 'Value']) {
      await expect.element(page.getByText(`${name} is required`)).toBeVisible()
    }
    await expect.element(button('Save')).toHaveAttribute('aria-disabled', 'true')
    await expect
      .element(button('Save'))
      .toHaveAccessibleDescription('A condition is being edited: finish or discard it first')
    await userEvent.click(button('Discard'))
    await expect.element(button('Save')).not.toHaveAttribute('aria-disabled', 'true')
    await expect.element(page.getByRole('group', { name: 'Group 1' })).not.toBeInTheDocument()
    expect(sent(screen, 'alerts')).toEqual([])
  })

  it('joins conditions by “and” and groups by “or”, and removes either', async () => {
    await open()
    await addCondition()
    await userEvent.click(button('Done'))
    await userEvent.click(button('Add condition (and)'))
    await choose(/^Device:/, /Station 1C00A3F8/)
    await choose(/^Parameter:/, /PM2\.5/)
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Measured as' }), 'silence')
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Period' }), '30')
    await userEvent.click(button('Done'))
    const group = page.getByRole('group', { name: 'Group 1' })
    await expect.element(group.getByText(/^No reading of .* for 30 min$/)).toBeVisible()
    await expect.element(group.getByText('and', { exact: true })).toBeVisible()
    await userEvent.click(group.getByRole('button', { name: /^Remove: No reading/ }))
    await expect.element(group.getByText(/^No reading of/)).not.toBeInTheDocument()
    await userEvent.click(group.getByRole('button', { name: 'Remove group' }))
    await expect.element(group).not.toBeInTheDocument()
  })

  it('hides the operator for a difference, and optional settings until somebody asks for them', async () => {
    await open()
    await addCondition()
    await userEvent.click(button('More'))
    await userEvent.fill(page.getByRole('textbox', { name: /^Clearing value/ }), '30')
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Basis' }), 'above_baseline')
    await userEvent.fill(page.getByRole('textbox', { name: /^Baseline/ }), '12')
    await userEvent.click(button('Done'))
    await expect
      .element(page.getByText(/minus a baseline of 12 µg\/m³ is above 35 µg\/m³, and clears at 30/))
      .toBeVisible()
    await userEvent.click(button(/^Edit: /))
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Measured as' }), 'diff')
    await expect.element(page.getByRole('combobox', { name: 'Operator' })).not.toBeInTheDocument()
    await expect.element(button('More')).not.toBeInTheDocument()
    await choose(/^Second device:/, /Station 1C00A3F8/)
    await choose(/^Second parameter:/, /PM2\.5/)
    await userEvent.click(button('Done'))
    await expect.element(page.getByText(/differ by more than 35 µg\/m³/)).toBeVisible()
  })

  it('refuses a clearing value at which the alert could not resolve, at its field', async () => {
    const screen = await open()
    await addCondition()
    await userEvent.click(button('More'))
    const clear = page.getByRole('textbox', { name: /^Clearing value/ })
    await userEvent.fill(clear, '50')
    await userEvent.click(button('Done'))
    await expect
      .element(page.getByText('At most the value 35, or the alert could not end'))
      .toBeVisible()
    await expect.element(clear).toHaveFocus()
    await userEvent.fill(clear, 'abc')
    await expect.element(page.getByText('This is not a number')).toBeVisible()
    await userEvent.click(button('Done'))
    await expect.element(clear).toBeVisible()
    await userEvent.fill(clear, '30')
    await userEvent.click(button('Done'))
    await expect.element(page.getByText(/is above 35 µg\/m³, and clears at 30/)).toBeVisible()
    expect(sent(screen, 'alerts')).toEqual([])
  })

  it('says that a text is not a number instead of asking for one', async () => {
    await open()
    await addCondition('abc')
    await userEvent.click(button('Done'))
    await expect.element(page.getByText('This is not a number')).toBeVisible()
    expect(page.getByText('Value is required').query()).toBeNull()
  })

  it('saves an alert with an hourly digest', async () => {
    const screen = await open()
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Dust')
    await addCondition()
    await userEvent.click(button('Done'))
    await choose(/^Add subscriber/, 'Inês Carvalho')
    const method = page.getByRole('combobox', { name: 'Notification method' })
    await userEvent.selectOptions(method, 'sms')
    await expect.element(page.getByText(/^Text messages reach users/)).toBeVisible()
    await userEvent.selectOptions(method, 'email_digest')
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Digest' }), 'hourly')
    await userEvent.click(button('Save'))
    await expect
      .poll(() => sent(screen, 'alerts'))
      .toMatchObject([
        { subscribers: { notification_method: 'email_digest', digest_period: 'hourly' } },
      ])
  })

  it('saves reminders, a second recipient, and another method for one subscriber', async () => {
    const screen = await open()
    const select = (name: string) => page.getByRole('combobox', { name })
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Dust')
    await addCondition()
    await userEvent.click(button('Done'))
    await choose(/^Add subscriber/, 'Inês Carvalho')
    await userEvent.selectOptions(select('How Inês Carvalho is notified'), 'email_digest')
    await expect.element(select('Digest')).toBeVisible()
    await userEvent.selectOptions(select('How Inês Carvalho is notified'), 'sms')
    await expect.element(select('Digest')).not.toBeInTheDocument()
    await userEvent.selectOptions(select('Repeat the message every'), '3600000')
    await expect.element(select('Notify second recipients after')).not.toBeInTheDocument()
    await userEvent.click(button(/^Add second recipient/))
    // Nobody is notified both at first and later.
    const names = page.getByRole('option', { name: 'Inês Carvalho' })
    await expect.element(page.getByRole('option', { name: 'Tomás Ferreira' })).toBeVisible()
    expect(names.query()).toBeNull()
    await userEvent.click(page.getByRole('option', { name: 'Tomás Ferreira' }))
    await userEvent.selectOptions(select('Notify second recipients after'), '900000')
    await userEvent.click(button('Save'))
    await expect
      .poll(() => sent(screen, 'alerts'))
      .toMatchObject([
        {
          subscribers: {
            users: ['user_ines'],
            notification_method: 'email',
            methods: [{ user: 'user_ines', notification_method: 'sms' }],
            repeat_every_ms: 3_600_000,
            escalation: { users: ['user_tomas'], after_ms: 900_000 },
          },
        },
      ])
  })

  it('offers periods for a rate of change that are not too long', async () => {
    const screen = await open()
    await addCondition('20')
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Measured as' }), 'rate')
    const period = page.getByRole('combobox', { name: 'Period' })
    const periods = [...period.element().querySelectorAll('option')]
    expect(periods.map(({ textContent }) => textContent).at(-1)).toBe('6 h')
    await userEvent.selectOptions(period, '15')
    await userEvent.click(button('More'))
    expect(page.getByRole('combobox', { name: 'Basis' }).query()).toBeNull()
    await userEvent.click(button('Done'))
    await expect.element(page.getByText(/^The change of .* over 15 min is above 20/)).toBeVisible()
    await choose(/^Add subscriber/, 'Inês Carvalho')
    await userEvent.click(button('Save'))
    await expect
      .poll(() => sent(screen, 'alerts'))
      .toMatchObject([
        {
          data_points: [
            {
              conditions: [{ dataPointId: { func: 'rate', period: 15 }, expr: 'gt', value: 20 }],
            },
          ],
        },
      ])
  })

  it('proposes weekdays for the hours of an alert, and requires at least one span', async () => {
    await open()
    await userEvent.click(page.getByText(/^Begins only at/))
    const span = page.getByRole('group', { name: 'Hours 1' })
    await expect
      .element(span.getByRole('button', { name: 'Monday' }))
      .toHaveAttribute('aria-pressed', 'true')
    await expect
      .element(span.getByRole('button', { name: 'Sunday' }))
      .toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(button('Remove hours 1'))
    await userEvent.click(button('Save'))
    await expect.element(page.getByText('At least one span of hours is required')).toBeVisible()
  })

  it('shows a refusal of the server at the field of the alert that it is about', async () => {
    const alertIssues = [
      { path: '/data_points/0/conditions/0/value', expected: 'at most 1,000', got: '35' },
      { path: '/subscribers/users/0', expected: 'a member of the organization', got: '"x"' },
    ]
    await open({ server: { alertIssues } })
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Dust')
    await addCondition()
    await userEvent.click(button('Done'))
    await choose(/^Add subscriber/, 'Inês Carvalho')
    await userEvent.click(button('Save'))
    await expect.element(page.getByText('Alert is not valid.')).toBeVisible()
    const group = page.getByRole('group', { name: 'Group 1' })
    await expect.element(group.getByText('The server expected at most 1,000')).toBeVisible()
    await expect.element(group.getByRole('button', { name: /^Edit: / })).toHaveFocus()
    await expect
      .element(page.getByRole('button', { name: 'Not saved: 2 values to correct' }))
      .toBeVisible()
    await expect
      .element(page.getByText('The server expected a member of the organization'))
      .toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Dust')
  })

  it('refuses a new alert to somebody who manages no organization', async () => {
    await open({ server: { user: user({ permissions: { read_devices: ['org_city'] } as never }) } })
    await expect.element(page.getByText('You may not change this alert')).toBeVisible()
  })
})
