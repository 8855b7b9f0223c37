// The library's dependency injection needs the polyfill before its own code runs.
import 'reflect-metadata'

export * from '@peculiar/x509'
