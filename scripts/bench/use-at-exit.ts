import { writeFileSync } from 'node:fs'

// Loaded before a script that is measured (`node --import`): leaves what its process used when it ends.

process.on('exit', () => {
  const { USE_FILE } = process.env
  if (USE_FILE) writeFileSync(USE_FILE, JSON.stringify(process.resourceUsage()))
})
