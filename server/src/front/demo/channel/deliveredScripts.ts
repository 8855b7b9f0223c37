import { deviceModel } from '@airshed/domain'
import type { DemoNode } from '../fleet/fleet.ts'

/** A script file with which a device of the demo was delivered. */
interface DeliveredScript {
  name: string
  text: string
}

/** The script files of a device of the fleet: none if its type runs none or it was never set up. */
export function deliveredScripts(node: DemoNode): DeliveredScript[] {
  if (!deviceModel(node.type).hasScripts || node.status === 'inventory') return []
  const main = { name: 'main.lua', text: mainScript(node) }
  const countsDust = node.instruments.some(({ sensor }) => sensor.name === 'dust-trak')
  return countsDust ? [main, { name: 'heater.lua', text: HEATER }] : [main]
}

const mainScript = ({ name, intervalMs, instruments }: DemoNode): string => `-- ${name}
-- Reads every sensor once an interval and queues what it measured.

local INTERVAL_S = ${intervalMs / 1000}
local PORTS = { ${instruments.map(({ sensor }) => sensor.comPort).join(', ')} }

local function read_all()
  local readings = {}
  for _, port in ipairs(PORTS) do
    local values, problem = sensor.read(port)
    if values then
      readings[port] = values
    else
      log.warn("port " .. port .. ": " .. problem)
    end
  end
  return readings
end

while true do
  outbox.add(clock.now(), read_all())
  clock.sleep(INTERVAL_S)
end
`

/** In humid air droplets look like dust, so the inlet is heated while it is damp. */
const HEATER = `-- Heats the inlet in damp air: droplets would be counted as dust.

local ON_ABOVE = 75 -- relative humidity, %
local OFF_BELOW = 65

local is_on = false

function on_reading(values)
  local humidity = values.humidity
  if humidity == nil then
    return
  end
  if not is_on and humidity > ON_ABOVE then
    is_on = true
  elseif is_on and humidity < OFF_BELOW then
    is_on = false
  end
  heater.set(is_on)
end
`
