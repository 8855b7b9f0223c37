import { expect, it } from 'vitest'
import { readS3Url } from './s3Url.ts'

it('reads host, bucket, prefix, key, secret and region', () => {
  expect(readS3Url('https://KEY:a%2Fb%2Bc@s3.example.org/air/files/?region=eu-west-1')).toEqual({
    endpoint: 'https://s3.example.org/air/files',
    accessKeyId: 'KEY',
    secretAccessKey: 'a/b+c',
    region: 'eu-west-1',
    where: 's3.example.org/air/files',
  })
})

it.each([
  'https://s3.example.org/air',
  'https://KEY@s3.example.org/air',
  'https://KEY:SECRET@s3.example.org',
  'https://KEY:SECRET@s3.example.org/air?zone=1',
  'https://KEY:%zz@s3.example.org/air',
  'ftp://KEY:SECRET@s3.example.org/air',
  'air',
])('refuses the S3 address %s', (value) => {
  expect(readS3Url(value)).toBeUndefined()
})
