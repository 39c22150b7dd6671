// Once vike's server code is loaded, an uncaught error is printed and the process ends with 0, as if all were well.
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, () => {
    process.exitCode = 1
  })
