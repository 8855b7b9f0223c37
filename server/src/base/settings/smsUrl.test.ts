import { describe, expect, it } from 'vitest'
import { readSmsUrl } from './smsUrl.ts'

const message = { id: 'm1', to: '+64215550101', text: 'PM2.5 41 µg/m³ & rising' }
const text = 'PM2.5%2041%20%C2%B5g%2Fm%C2%B3%20%26%20rising'

describe('a gateway of text messages', () => {
  it('sends a GET for placeholders in the query', () => {
    const gateway = readSmsUrl('https://sms.example.org/send?user=a&to={to}&msg={text}')
    expect(gateway?.requestOf(message)).toEqual({
      method: 'GET',
      url: `https://sms.example.org/send?user=a&to=%2B64215550101&msg=${text}`,
    })
  })

  it('posts a form for placeholders behind a #', () => {
    const gateway = readSmsUrl(
      'https://sid:token@api.example.org/Messages.json#To={to}&From=%2B15550100&Body={text}',
    )
    expect(gateway?.where).toBe('api.example.org')
    expect(gateway?.requestOf(message)).toEqual({
      method: 'POST',
      url: 'https://sid:token@api.example.org/Messages.json',
      body: `To=%2B64215550101&From=%2B15550100&Body=${text}`,
      contentType: 'application/x-www-form-urlencoded',
    })
  })

  it('posts JSON without placeholders', () => {
    const request = readSmsUrl('http://10.0.0.5:8080/sms')?.requestOf(message)
    expect(request).toMatchObject({ method: 'POST', url: 'http://10.0.0.5:8080/sms' })
    expect(JSON.parse(request?.body ?? '')).toEqual(message)
  })

  it.each([
    'sms.example.org',
    'ftp://sms.example.org/?to={to}&text={text}',
    'https://sms.example.org/?to={to}',
    'https://sms.example.org/#Body={text}',
    'https://sms.example.org/#nothing',
    'https://sms.example.org/ send',
  ])('refuses the gateway %s', (setting) => {
    expect(readSmsUrl(setting)).toBeUndefined()
  })
})
