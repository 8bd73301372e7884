import { render } from 'solid-js/web'
import './styles/first-load.css'
import { App } from './views/shell/app.tsx'

const root = document.getElementById('root')
if (root !== null) render(() => <App />, root)
