import { webhook } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { formOf, newWebhook, settleOrganization, webhookEdit } from './webhookForm.ts'

const form = {
  organization_id: 'org_city',
  url: 'https://example.org/hook',
  auth: 'Bearer x',
  type: 'device' as const,
  events: ['measurements.stored' as const, 'device.status_changed' as const],
}

describe('the form of a webhook', () => {
  it('sends no conditions when everything is chosen, so that later additions are included', () => {
    expect(newWebhook({ ...form, node_id: [] }).conditions).toEqual({})
  })

  it('keeps the chosen conditions', () => {
    const chosen = { ...form, events: ['measurements.stored' as const], node_id: ['a:0'] }
    expect(newWebhook(chosen).conditions).toEqual({
      node_id: ['a:0'],
      _type: ['measurements.stored'],
    })
  })

  it('sends no events for a webhook of alerts, whatever was chosen before', () => {
    const { events: _, ...rest } = form
    expect(newWebhook({ ...rest, type: 'alert' }).conditions).toEqual({})
  })

  it('restores the form from the stored webhook', () => {
    const stored = webhook(0, { conditions: { node_id: ['a:0'], _type: ['measurements.stored'] } })
    expect(formOf(stored)).toMatchObject({ events: ['measurements.stored'], node_id: ['a:0'] })
    expect(formOf(webhook(0, { conditions: {} })).events).toHaveLength(2)
    const { organization_id: _organization, auth: _auth, ...edit } = form
    expect(webhookEdit(edit, stored)).not.toHaveProperty('auth')
  })

  it('clears devices of another organization', () => {
    const before = { ...form, node_id: ['a:0'] }
    expect(settleOrganization(before, { ...before, organization_id: 'org_port' }).node_id).toEqual(
      [],
    )
    expect(settleOrganization(before, { ...before, url: 'https://x.org' }).node_id).toEqual(['a:0'])
  })
})
