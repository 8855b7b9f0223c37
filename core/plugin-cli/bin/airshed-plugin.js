#!/usr/bin/env node
import { main } from '@airshed/plugin-cli'

process.exitCode = await main(process.argv.slice(2))
