import { createAjv, issuesOf } from '@airshed/contract'
import { SENSOR_SCHEMAS, sensorSchema, type SensorEdit } from '@airshed/schemas'
import type { TSchema } from 'typebox'
import { tooLargeValues } from '../../deviceChannel/tooLargeValues.ts'
import { invalidBody } from '../../../access/input/invalidField.ts'

/**
 * Checks requested sensor settings by the schemas of their drivers. These describe all settings of a sensor; here
 * each of them may also be requested on its own.
 *
 * @returns a check that throws VALIDATION_FAILED for settings that a driver does not have or cannot accept
 */
export function createSensorCheck(): (driver: string, edit: SensorEdit) => void {
  const ajv = createAjv()
  // Schemas by driver, of which each is compiled when it is first needed; Ajv remembers it.
  const schemas = new Map(
    Object.entries(SENSOR_SCHEMAS).map(([driver, schema]) => [driver, inParts(schema)]),
  )
  const other = inParts(sensorSchema(''))
  return (driver, edit) => {
    const validate = ajv.compile(schemas.get(driver) ?? other)
    const issues = validate(edit)
      ? tooLargeValues('/configuration', edit.configuration ?? {})
      : issuesOf(validate.errors, edit)
    const [first, ...others] = issues
    if (first !== undefined) throw invalidBody([first, ...others])
  }
}

interface Fields {
  properties?: { configuration?: Fields }
  required?: unknown
}

/** The schema of a body in which every field and every setting may be absent. */
function inParts(schema: TSchema): object {
  const { required: _all, ...body } = schema as Fields
  const configuration = body.properties?.configuration
  if (configuration === undefined) return body
  const { required: _each, ...settings } = configuration
  return { ...body, properties: { ...body.properties, configuration: settings } }
}
