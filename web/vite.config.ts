import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from './compress.ts'
import { withoutSchemas } from './without-schemas.ts'

const server = process.env.REISEWERK_SERVER ?? 'http://127.0.0.1:8080'

const code = /\.[cm]?[jt]sx?$/
/** What stands on no first screen: forms, and the fields of the library that only they have. */
const ofForms =
  /\/web\/src\/(?:form\/(?!kept-forms)|ui\/(?:fields\/(?!typed-text)|rich-text\/)).*\.tsx?$|\/node_modules\/(?:react-number-format\/|@mantine\/core\/esm\/components\/(?:Checkbox(?!\/CheckIcon)|Combobox(?!\/(?:get-parsed|ComboboxChevron))|MultiSelect|NumberInput|PasswordInput|Pill|PillsInput|Select|Switch|TagsInput|Textarea)\/)/

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), withoutSchemas(), compress()],
  // The server puts a fresh nonce in this place of index.html for every answer; see docs/architecture.md.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    // The map comes late and alone; its size is no mistake.
    chunkSizeWarningLimit: 1_600,
    outDir: 'dist',
    // Inlined assets would need `data:` in the policy, and the entry's size is checked by hand with the bench.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What nearly every page needs comes as one file: a trip would ask for half as many files again.
        codeSplitting: {
          groups: [
            { name: 'base', test: (file) => code.test(file) && !ofForms.test(file), minShareCount: 20, priority: 1 },
            { name: 'forms', test: ofForms, minShareCount: 20, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  // The object form keeps the browser's Host, against which the server checks where a request comes from.
  server: {
    proxy: { '/api': { target: server }, '/health': { target: server }, '^/unterwegs/[\\w-]+$': { target: server } },
  },
})
