import { expect, it } from 'vitest'
import { isPublicAddress } from './publicAddress.ts'

it.each([
  '1.1.1.1',
  '9.255.255.255',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2a01:4f8::1',
  '2001:4860:4860::8888',
])('%s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

it.each([
  ['this network', '0.0.0.0'],
  ['private', '10.1.2.3'],
  ['shared by carriers', '100.64.0.1'],
  ['loopback', '127.0.0.1'],
  ['the end of loopback', '127.255.255.255'],
  ['the metadata of clouds', '169.254.169.254'],
  ['private', '172.31.255.255'],
  ['private', '192.168.0.1'],
  ['documentation', '203.0.113.9'],
  ['multicast', '239.1.1.1'],
  ['broadcast', '255.255.255.255'],
  ['no address', '::'],
  ['loopback', '::1'],
  ['loopback, written out', '0:0:0:0:0:0:0:1'],
  ['mapped loopback', '::ffff:127.0.0.1'],
  ['mapped loopback in hexadecimal', '::ffff:7f00:1'],
  ['a mapped public address', '::ffff:1.1.1.1'],
  ['a compatible address', '::127.0.0.1'],
  ['a translated address', '64:ff9b::7f00:1'],
  ['a translated private address', '64:ff9b:1::a00:1'],
  ['6to4 of a private address', '2002:a00:1::1'],
  ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  ['unique local', 'fd00::1'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['site-local', 'fec0::1'],
  ['multicast', 'ff02::1'],
  ['documentation', '2001:db8::1'],
  ['a name', 'localhost'],
  ['nothing', ''],
  ['an address in brackets', '[::1]'],
  ['a number', '2130706433'],
])('%s is no public address: %s', (_, address) => {
  expect(isPublicAddress(address)).toBe(false)
})
