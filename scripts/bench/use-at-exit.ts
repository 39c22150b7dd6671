import { writeFileSync } from 'node:fs'

// Loaded before a measured script (`node --import`): writes the resource usage of the process when it ends.

process.on('exit', () => {
  const { USE_FILE } = process.env
  if (USE_FILE) writeFileSync(USE_FILE, JSON.stringify(process.resourceUsage()))
})
