import type { ChannelMessage } from './channelMessage.ts'

/** A message of an alert that has begun. */
export const dustMessage = (changes: Partial<ChannelMessage> = {}): ChannelMessage => ({
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  title: 'Critical: Dust at the mast',
  text: 'The alert has begun.\nPM2.5 at Quay Street: 41 µg/m³. Limit: above 35 µg/m³',
  link: 'https://air.example.org/city/alerts/a1/monitor?refresh=live&last=1',
  level: 'critical',
  isActive: true,
  lacksData: false,
  isSimulated: false,
  organization: { id: 'city', name: 'City' },
  changes: [
    {
      alert_id: 'a1',
      name: 'Dust at the mast',
      ts: 1_614_265_300_000,
      is_active: true,
      lacks_data: false,
      reason: 'change',
      measured: [
        { parameter: 'PM2.5', device: 'Quay Street', measured: 41, unit: 'µg/m³', limit: 35 },
      ],
    },
  ],
  createdAt: 1_614_265_320_000,
  ...changes,
})
