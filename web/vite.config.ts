import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from './compress.ts'

const server = process.env.REISEWERK_SERVER ?? 'http://127.0.0.1:8080'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), compress()],
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
        codeSplitting: { groups: [{ name: 'base', test: /\.[cm]?[jt]sx?$/, minShareCount: 20 }] },
      },
    },
  },
  worker: { format: 'es' },
  // The object form keeps the browser's Host, against which the server checks where a request comes from.
  server: { proxy: { '/api': { target: server }, '/health': { target: server } } },
})
