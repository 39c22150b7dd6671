import { build } from 'vite'

const SOURCE = 'renderer/reading/reading.ts'

export type ScriptFile = { fileName: string; code: string; isEntry: boolean }

/**
 * Builds the script that every document loads, apart from the app: a module that both use is in both, so that reading
 * takes one file.
 * @returns its file, and those of the code that it loads on demand
 */
export async function readingScript(): Promise<ScriptFile[]> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: SOURCE, formats: ['es'] },
      rolldownOptions: {
        // What the entry shares with the code on demand stays in the entry.
        preserveEntrySignatures: 'allow-extension',
        output: {
          minify: true,
          comments: false,
          entryFileNames: 'assets/reading.[hash:8].js',
          chunkFileNames: 'assets/chunks/reading-[hash:7].js',
        },
      },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error('the reading script was not built')
  return output.output.flatMap((file) =>
    file.type === 'chunk' ? [{ fileName: file.fileName, code: file.code, isEntry: file.isEntry }] : [],
  )
}
