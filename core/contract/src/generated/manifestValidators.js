// Compiled from the schema: do not edit.
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
const widget = validate10;
const schema11 = {
	"type": "object",
	"required": [
		"kind",
		"id",
		"title",
		"description",
		"permissions",
		"engines",
		"type",
		"icon",
		"category",
		"configVersion",
		"size",
		"creatable",
		"data",
		"capabilities"
	],
	"properties": {
		"kind": {
			"type": "string",
			"const": "widget",
			"description": "What kind of plugin it is"
		},
		"id": {
			"type": "string",
			"pattern": "^[a-z][a-z0-9-]*\\.[a-z][a-z0-9-]*$",
			"description": "Publisher and name with a dot between, the same in all versions"
		},
		"title": {
			"type": "object",
			"required": ["en"],
			"properties": {
				"en": {
					"type": "string",
					"minLength": 1,
					"description": "English"
				},
				"es": {
					"type": "string",
					"minLength": 1,
					"description": "Spanish. Default: the English text"
				}
			},
			"additionalProperties": false,
			"description": "What it is called in lists and heads"
		},
		"description": {
			"type": "object",
			"required": ["en"],
			"properties": {
				"en": {
					"type": "string",
					"minLength": 1,
					"description": "English"
				},
				"es": {
					"type": "string",
					"minLength": 1,
					"description": "Spanish. Default: the English text"
				}
			},
			"additionalProperties": false,
			"description": "What it is for, in a sentence"
		},
		"permissions": {
			"type": "array",
			"items": {
				"enum": [
					"manage_devices",
					"admin_devices",
					"manage_organizations",
					"manage_reports",
					"manage_tokens",
					"manage_users",
					"read_devices",
					"read_organizations",
					"create_organization",
					"read_reports",
					"read_users",
					"access_context"
				],
				"type": "string"
			},
			"uniqueItems": true,
			"description": "Permissions without which the plugin is of no use to a user"
		},
		"engines": {
			"type": "object",
			"required": ["airshed"],
			"properties": { "airshed": {
				"type": "string",
				"minLength": 1,
				"description": "Semver range of the plugin API"
			} },
			"additionalProperties": false,
			"description": "Servers that it can run on"
		},
		"type": {
			"type": "string",
			"pattern": "^[A-Z][A-Za-z0-9]*Widget$",
			"description": "Name by which dashboards keep it"
		},
		"icon": {
			"type": "string",
			"pattern": "^[a-z][a-z0-9-]*$",
			"description": "Name of a Blueprint icon"
		},
		"category": {
			"enum": [
				"measurements",
				"fleet",
				"alerts",
				"content"
			],
			"type": "string",
			"description": "What it is about"
		},
		"configVersion": {
			"type": "integer",
			"minimum": 1,
			"description": "Version of the shape of its settings: grows by one with each migration"
		},
		"size": {
			"type": "object",
			"required": ["default", "min"],
			"properties": {
				"default": {
					"type": "object",
					"required": ["w", "h"],
					"properties": {
						"w": {
							"type": "integer",
							"minimum": 4,
							"maximum": 16,
							"description": "Columns"
						},
						"h": {
							"type": "integer",
							"minimum": 3,
							"maximum": 100,
							"description": "Rows"
						}
					},
					"additionalProperties": false,
					"description": "With which it is added"
				},
				"min": {
					"type": "object",
					"required": ["w", "h"],
					"properties": {
						"w": {
							"type": "integer",
							"minimum": 4,
							"maximum": 16,
							"description": "Columns"
						},
						"h": {
							"type": "integer",
							"minimum": 3,
							"maximum": 100,
							"description": "Rows"
						}
					},
					"additionalProperties": false,
					"description": "Below which nobody can make it"
				},
				"max": {
					"type": "object",
					"required": ["w", "h"],
					"properties": {
						"w": {
							"type": "integer",
							"minimum": 4,
							"maximum": 16,
							"description": "Columns"
						},
						"h": {
							"type": "integer",
							"minimum": 3,
							"maximum": 100,
							"description": "Rows"
						}
					},
					"additionalProperties": false,
					"description": "Above which nobody can make it. Default: none"
				}
			},
			"additionalProperties": false,
			"description": "Sizes on the grid of a dashboard"
		},
		"creatable": {
			"type": "boolean",
			"description": "Offered by the add-widget panel"
		},
		"isCommon": {
			"type": "boolean",
			"description": "Offered first by the add-widget panel. Default false: below"
		},
		"createTitle": {
			"type": "object",
			"required": ["en"],
			"properties": {
				"en": {
					"type": "string",
					"minLength": 1,
					"description": "English"
				},
				"es": {
					"type": "string",
					"minLength": 1,
					"description": "Spanish. Default: the English text"
				}
			},
			"additionalProperties": false,
			"description": "Head of the dialog in which one is added. Default: its title"
		},
		"data": {
			"type": "array",
			"items": {
				"enum": [
					"measurements",
					"nodes",
					"status",
					"online",
					"alerts",
					"profiles"
				],
				"type": "string"
			},
			"uniqueItems": true,
			"description": "Kinds of data that it asks for; what is not named here is not handed over"
		},
		"capabilities": {
			"type": "array",
			"items": {
				"enum": [
					"navigate",
					"hover-time",
					"set-range"
				],
				"type": "string"
			},
			"uniqueItems": true,
			"description": "What it may do beyond drawing"
		}
	},
	"additionalProperties": false
};
const func2 = Object.prototype.hasOwnProperty;
const func3 = require_ucs2length().default;
const pattern0 = /* @__PURE__ */ new RegExp("^[a-z][a-z0-9-]*\\.[a-z][a-z0-9-]*$", "u");
const pattern1 = /* @__PURE__ */ new RegExp("^[A-Z][A-Za-z0-9]*Widget$", "u");
const pattern2 = /* @__PURE__ */ new RegExp("^[a-z][a-z0-9-]*$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.id === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.title === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.description === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "description" },
				message: "must have required property 'description'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.permissions === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "permissions" },
				message: "must have required property 'permissions'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.engines === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "engines" },
				message: "must have required property 'engines'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.type === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.icon === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "icon" },
				message: "must have required property 'icon'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.category === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "category" },
				message: "must have required property 'category'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.configVersion === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "configVersion" },
				message: "must have required property 'configVersion'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.size === void 0) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "size" },
				message: "must have required property 'size'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.creatable === void 0) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "creatable" },
				message: "must have required property 'creatable'"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.data === void 0) {
			const err12 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "data" },
				message: "must have required property 'data'"
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.capabilities === void 0) {
			const err13 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "capabilities" },
				message: "must have required property 'capabilities'"
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema11.properties, key0)) {
			const err14 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
			errors++;
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (typeof data0 !== "string") {
				const err15 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
			if ("widget" !== data0) {
				const err16 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "widget" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.id !== void 0) {
			let data1 = data.id;
			if (typeof data1 === "string") {
				if (!pattern0.test(data1)) {
					const err17 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z][a-z0-9-]*\\.[a-z][a-z0-9-]*$" },
						message: "must match pattern \"^[a-z][a-z0-9-]*\\.[a-z][a-z0-9-]*$\""
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.title !== void 0) {
			let data2 = data.title;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				if (data2.en === void 0) {
					const err19 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/required",
						keyword: "required",
						params: { missingProperty: "en" },
						message: "must have required property 'en'"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				for (const key1 in data2) if (!(key1 === "en" || key1 === "es")) {
					const err20 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
				if (data2.en !== void 0) {
					let data3 = data2.en;
					if (typeof data3 === "string") {
						if (func3(data3) < 1) {
							const err21 = {
								instancePath: instancePath + "/title/en",
								schemaPath: "#/properties/title/properties/en/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
					} else {
						const err22 = {
							instancePath: instancePath + "/title/en",
							schemaPath: "#/properties/title/properties/en/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
				}
				if (data2.es !== void 0) {
					let data4 = data2.es;
					if (typeof data4 === "string") {
						if (func3(data4) < 1) {
							const err23 = {
								instancePath: instancePath + "/title/es",
								schemaPath: "#/properties/title/properties/es/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err23];
							else vErrors.push(err23);
							errors++;
						}
					} else {
						const err24 = {
							instancePath: instancePath + "/title/es",
							schemaPath: "#/properties/title/properties/es/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
				}
			} else {
				const err25 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data5 = data.description;
			if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
				if (data5.en === void 0) {
					const err26 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/required",
						keyword: "required",
						params: { missingProperty: "en" },
						message: "must have required property 'en'"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
				for (const key2 in data5) if (!(key2 === "en" || key2 === "es")) {
					const err27 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key2 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
				if (data5.en !== void 0) {
					let data6 = data5.en;
					if (typeof data6 === "string") {
						if (func3(data6) < 1) {
							const err28 = {
								instancePath: instancePath + "/description/en",
								schemaPath: "#/properties/description/properties/en/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err28];
							else vErrors.push(err28);
							errors++;
						}
					} else {
						const err29 = {
							instancePath: instancePath + "/description/en",
							schemaPath: "#/properties/description/properties/en/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
				}
				if (data5.es !== void 0) {
					let data7 = data5.es;
					if (typeof data7 === "string") {
						if (func3(data7) < 1) {
							const err30 = {
								instancePath: instancePath + "/description/es",
								schemaPath: "#/properties/description/properties/es/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err30];
							else vErrors.push(err30);
							errors++;
						}
					} else {
						const err31 = {
							instancePath: instancePath + "/description/es",
							schemaPath: "#/properties/description/properties/es/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err31];
						else vErrors.push(err31);
						errors++;
					}
				}
			} else {
				const err32 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
		}
		if (data.permissions !== void 0) {
			let data8 = data.permissions;
			if (Array.isArray(data8)) {
				const len0 = data8.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data9 = data8[i0];
					if (typeof data9 !== "string") {
						const err33 = {
							instancePath: instancePath + "/permissions/" + i0,
							schemaPath: "#/properties/permissions/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err33];
						else vErrors.push(err33);
						errors++;
					}
					if (!(data9 === "manage_devices" || data9 === "admin_devices" || data9 === "manage_organizations" || data9 === "manage_reports" || data9 === "manage_tokens" || data9 === "manage_users" || data9 === "read_devices" || data9 === "read_organizations" || data9 === "create_organization" || data9 === "read_reports" || data9 === "read_users" || data9 === "access_context")) {
						const err34 = {
							instancePath: instancePath + "/permissions/" + i0,
							schemaPath: "#/properties/permissions/items/enum",
							keyword: "enum",
							params: { allowedValues: schema11.properties.permissions.items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err34];
						else vErrors.push(err34);
						errors++;
					}
				}
				let i1 = data8.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data8[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err35 = {
								instancePath: instancePath + "/permissions",
								schemaPath: "#/properties/permissions/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								},
								message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
							};
							if (vErrors === null) vErrors = [err35];
							else vErrors.push(err35);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err36 = {
					instancePath: instancePath + "/permissions",
					schemaPath: "#/properties/permissions/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err36];
				else vErrors.push(err36);
				errors++;
			}
		}
		if (data.engines !== void 0) {
			let data10 = data.engines;
			if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
				if (data10.airshed === void 0) {
					const err37 = {
						instancePath: instancePath + "/engines",
						schemaPath: "#/properties/engines/required",
						keyword: "required",
						params: { missingProperty: "airshed" },
						message: "must have required property 'airshed'"
					};
					if (vErrors === null) vErrors = [err37];
					else vErrors.push(err37);
					errors++;
				}
				for (const key3 in data10) if (!(key3 === "airshed")) {
					const err38 = {
						instancePath: instancePath + "/engines",
						schemaPath: "#/properties/engines/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key3 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err38];
					else vErrors.push(err38);
					errors++;
				}
				if (data10.airshed !== void 0) {
					let data11 = data10.airshed;
					if (typeof data11 === "string") {
						if (func3(data11) < 1) {
							const err39 = {
								instancePath: instancePath + "/engines/airshed",
								schemaPath: "#/properties/engines/properties/airshed/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err39];
							else vErrors.push(err39);
							errors++;
						}
					} else {
						const err40 = {
							instancePath: instancePath + "/engines/airshed",
							schemaPath: "#/properties/engines/properties/airshed/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err40];
						else vErrors.push(err40);
						errors++;
					}
				}
			} else {
				const err41 = {
					instancePath: instancePath + "/engines",
					schemaPath: "#/properties/engines/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err41];
				else vErrors.push(err41);
				errors++;
			}
		}
		if (data.type !== void 0) {
			let data12 = data.type;
			if (typeof data12 === "string") {
				if (!pattern1.test(data12)) {
					const err42 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Z][A-Za-z0-9]*Widget$" },
						message: "must match pattern \"^[A-Z][A-Za-z0-9]*Widget$\""
					};
					if (vErrors === null) vErrors = [err42];
					else vErrors.push(err42);
					errors++;
				}
			} else {
				const err43 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err43];
				else vErrors.push(err43);
				errors++;
			}
		}
		if (data.icon !== void 0) {
			let data13 = data.icon;
			if (typeof data13 === "string") {
				if (!pattern2.test(data13)) {
					const err44 = {
						instancePath: instancePath + "/icon",
						schemaPath: "#/properties/icon/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z][a-z0-9-]*$" },
						message: "must match pattern \"^[a-z][a-z0-9-]*$\""
					};
					if (vErrors === null) vErrors = [err44];
					else vErrors.push(err44);
					errors++;
				}
			} else {
				const err45 = {
					instancePath: instancePath + "/icon",
					schemaPath: "#/properties/icon/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err45];
				else vErrors.push(err45);
				errors++;
			}
		}
		if (data.category !== void 0) {
			let data14 = data.category;
			if (typeof data14 !== "string") {
				const err46 = {
					instancePath: instancePath + "/category",
					schemaPath: "#/properties/category/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err46];
				else vErrors.push(err46);
				errors++;
			}
			if (!(data14 === "measurements" || data14 === "fleet" || data14 === "alerts" || data14 === "content")) {
				const err47 = {
					instancePath: instancePath + "/category",
					schemaPath: "#/properties/category/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.category.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err47];
				else vErrors.push(err47);
				errors++;
			}
		}
		if (data.configVersion !== void 0) {
			let data15 = data.configVersion;
			if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15))) {
				const err48 = {
					instancePath: instancePath + "/configVersion",
					schemaPath: "#/properties/configVersion/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err48];
				else vErrors.push(err48);
				errors++;
			}
			if (typeof data15 == "number") {
				if (data15 < 1 || isNaN(data15)) {
					const err49 = {
						instancePath: instancePath + "/configVersion",
						schemaPath: "#/properties/configVersion/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err49];
					else vErrors.push(err49);
					errors++;
				}
			}
		}
		if (data.size !== void 0) {
			let data16 = data.size;
			if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
				if (data16.default === void 0) {
					const err50 = {
						instancePath: instancePath + "/size",
						schemaPath: "#/properties/size/required",
						keyword: "required",
						params: { missingProperty: "default" },
						message: "must have required property 'default'"
					};
					if (vErrors === null) vErrors = [err50];
					else vErrors.push(err50);
					errors++;
				}
				if (data16.min === void 0) {
					const err51 = {
						instancePath: instancePath + "/size",
						schemaPath: "#/properties/size/required",
						keyword: "required",
						params: { missingProperty: "min" },
						message: "must have required property 'min'"
					};
					if (vErrors === null) vErrors = [err51];
					else vErrors.push(err51);
					errors++;
				}
				for (const key4 in data16) if (!(key4 === "default" || key4 === "min" || key4 === "max")) {
					const err52 = {
						instancePath: instancePath + "/size",
						schemaPath: "#/properties/size/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key4 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err52];
					else vErrors.push(err52);
					errors++;
				}
				if (data16.default !== void 0) {
					let data17 = data16.default;
					if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
						if (data17.w === void 0) {
							const err53 = {
								instancePath: instancePath + "/size/default",
								schemaPath: "#/properties/size/properties/default/required",
								keyword: "required",
								params: { missingProperty: "w" },
								message: "must have required property 'w'"
							};
							if (vErrors === null) vErrors = [err53];
							else vErrors.push(err53);
							errors++;
						}
						if (data17.h === void 0) {
							const err54 = {
								instancePath: instancePath + "/size/default",
								schemaPath: "#/properties/size/properties/default/required",
								keyword: "required",
								params: { missingProperty: "h" },
								message: "must have required property 'h'"
							};
							if (vErrors === null) vErrors = [err54];
							else vErrors.push(err54);
							errors++;
						}
						for (const key5 in data17) if (!(key5 === "w" || key5 === "h")) {
							const err55 = {
								instancePath: instancePath + "/size/default",
								schemaPath: "#/properties/size/properties/default/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key5 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err55];
							else vErrors.push(err55);
							errors++;
						}
						if (data17.w !== void 0) {
							let data18 = data17.w;
							if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18))) {
								const err56 = {
									instancePath: instancePath + "/size/default/w",
									schemaPath: "#/properties/size/properties/default/properties/w/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								};
								if (vErrors === null) vErrors = [err56];
								else vErrors.push(err56);
								errors++;
							}
							if (typeof data18 == "number") {
								if (data18 > 16 || isNaN(data18)) {
									const err57 = {
										instancePath: instancePath + "/size/default/w",
										schemaPath: "#/properties/size/properties/default/properties/w/maximum",
										keyword: "maximum",
										params: {
											comparison: "<=",
											limit: 16
										},
										message: "must be <= 16"
									};
									if (vErrors === null) vErrors = [err57];
									else vErrors.push(err57);
									errors++;
								}
								if (data18 < 4 || isNaN(data18)) {
									const err58 = {
										instancePath: instancePath + "/size/default/w",
										schemaPath: "#/properties/size/properties/default/properties/w/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 4
										},
										message: "must be >= 4"
									};
									if (vErrors === null) vErrors = [err58];
									else vErrors.push(err58);
									errors++;
								}
							}
						}
						if (data17.h !== void 0) {
							let data19 = data17.h;
							if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19))) {
								const err59 = {
									instancePath: instancePath + "/size/default/h",
									schemaPath: "#/properties/size/properties/default/properties/h/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								};
								if (vErrors === null) vErrors = [err59];
								else vErrors.push(err59);
								errors++;
							}
							if (typeof data19 == "number") {
								if (data19 > 100 || isNaN(data19)) {
									const err60 = {
										instancePath: instancePath + "/size/default/h",
										schemaPath: "#/properties/size/properties/default/properties/h/maximum",
										keyword: "maximum",
										params: {
											comparison: "<=",
											limit: 100
										},
										message: "must be <= 100"
									};
									if (vErrors === null) vErrors = [err60];
									else vErrors.push(err60);
									errors++;
								}
								if (data19 < 3 || isNaN(data19)) {
									const err61 = {
										instancePath: instancePath + "/size/default/h",
										schemaPath: "#/properties/size/properties/default/properties/h/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 3
										},
										message: "must be >= 3"
									};
									if (vErrors === null) vErrors = [err61];
									else vErrors.push(err61);
									errors++;
								}
							}
						}
					} else {
						const err62 = {
							instancePath: instancePath + "/size/default",
							schemaPath: "#/properties/size/properties/default/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err62];
						else vErrors.push(err62);
						errors++;
					}
				}
				if (data16.min !== void 0) {
					let data20 = data16.min;
					if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
						if (data20.w === void 0) {
							const err63 = {
								instancePath: instancePath + "/size/min",
								schemaPath: "#/properties/size/properties/min/required",
								keyword: "required",
								params: { missingProperty: "w" },
								message: "must have required property 'w'"
							};
							if (vErrors === null) vErrors = [err63];
							else vErrors.push(err63);
							errors++;
						}
						if (data20.h === void 0) {
							const err64 = {
								instancePath: instancePath + "/size/min",
								schemaPath: "#/properties/size/properties/min/required",
								keyword: "required",
								params: { missingProperty: "h" },
								message: "must have required property 'h'"
							};
							if (vErrors === null) vErrors = [err64];
							else vErrors.push(err64);
							errors++;
						}
						for (const key6 in data20) if (!(key6 === "w" || key6 === "h")) {
							const err65 = {
								instancePath: instancePath + "/size/min",
								schemaPath: "#/properties/size/properties/min/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key6 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err65];
							else vErrors.push(err65);
							errors++;
						}
						if (data20.w !== void 0) {
							let data21 = data20.w;
							if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21))) {
								const err66 = {
									instancePath: instancePath + "/size/min/w",
									schemaPath: "#/properties/size/properties/min/properties/w/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								};
								if (vErrors === null) vErrors = [err66];
								else vErrors.push(err66);
								errors++;
							}
							if (typeof data21 == "number") {
								if (data21 > 16 || isNaN(data21)) {
									const err67 = {
										instancePath: instancePath + "/size/min/w",
										schemaPath: "#/properties/size/properties/min/properties/w/maximum",
										keyword: "maximum",
										params: {
											comparison: "<=",
											limit: 16
										},
										message: "must be <= 16"
									};
									if (vErrors === null) vErrors = [err67];
									else vErrors.push(err67);
									errors++;
								}
								if (data21 < 4 || isNaN(data21)) {
									const err68 = {
										instancePath: instancePath + "/size/min/w",
										schemaPath: "#/properties/size/properties/min/properties/w/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 4
										},
										message: "must be >= 4"
									};
									if (vErrors === null) vErrors = [err68];
									else vErrors.push(err68);
									errors++;
								}
							}
						}
						if (data20.h !== void 0) {
							let data22 = data20.h;
							if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22))) {
								const err69 = {
									instancePath: instancePath + "/size/min/h",
									schemaPath: "#/properties/size/properties/min/properties/h/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								};
								if (vErrors === null) vErrors = [err69];
								else vErrors.push(err69);
								errors++;
							}
							if (typeof data22 == "number") {
								if (data22 > 100 || isNaN(data22)) {
									const err70 = {
										instancePath: instancePath + "/size/min/h",
										schemaPath: "#/properties/size/properties/min/properties/h/maximum",
										keyword: "maximum",
										params: {
											comparison: "<=",
											limit: 100
										},
										message: "must be <= 100"
									};
									if (vErrors === null) vErrors = [err70];
									else vErrors.push(err70);
									errors++;
								}
								if (data22 < 3 || isNaN(data22)) {
									const err71 = {
										instancePath: instancePath + "/size/min/h",
										schemaPath: "#/properties/size/properties/min/properties/h/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 3
										},
										message: "must be >= 3"
									};
									if (vErrors === null) vErrors = [err71];
									else vErrors.push(err71);
									errors++;
								}
							}
						}
					} else {
						const err72 = {
							instancePath: instancePath + "/size/min",
							schemaPath: "#/properties/size/properties/min/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err72];
						else vErrors.push(err72);
						errors++;
					}
				}
				if (data16.max !== void 0) {
					let data23 = data16.max;
					if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
						if (data23.w === void 0) {
							const err73 = {
								instancePath: instancePath + "/size/max",
								schemaPath: "#/properties/size/properties/max/required",
								keyword: "required",
								params: { missingProperty: "w" },
								message: "must have required property 'w'"
							};
							if (vErrors === null) vErrors = [err73];
							else vErrors.push(err73);
							errors++;
						}
						if (data23.h === void 0) {
							const err74 = {
								instancePath: instancePath + "/size/max",
								schemaPath: "#/properties/size/properties/max/required",
								keyword: "required",
								params: { missingProperty: "h" },
								message: "must have required property 'h'"
							};
							if (vErrors === null) vErrors = [err74];
							else vErrors.push(err74);
							errors++;
						}
						for (const key7 in data23) if (!(key7 === "w" || key7 === "h")) {
							const err75 = {
								instancePath: instancePath + "/size/max",
								schemaPath: "#/properties/size/properties/max/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key7 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err75];
							else vErrors.push(err75);
							errors++;
						}
						if (data23.w !== void 0) {
							let data24 = data23.w;
							if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24))) {
								const err76 = {
									instancePath: instancePath + "/size/max/w",
									schemaPath: "#/properties/size/properties/max/properties/w/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								};
								if (vErrors === null) vErrors = [err76];
								else vErrors.push(err76);
								errors++;
							}
							if (typeof data24 == "number") {
								if (data24 > 16 || isNaN(data24)) {
									const err77 = {
										instancePath: instancePath + "/size/max/w",
										schemaPath: "#/properties/size/properties/max/properties/w/maximum",
										keyword: "maximum",
										params: {
											comparison: "<=",
											limit: 16
										},
										message: "must be <= 16"
									};
									if (vErrors === null) vErrors = [err77];
									else vErrors.push(err77);
									errors++;
								}
								if (data24 < 4 || isNaN(data24)) {
									const err78 = {
										instancePath: instancePath + "/size/max/w",
										schemaPath: "#/properties/size/properties/max/properties/w/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 4
										},
										message: "must be >= 4"
									};
									if (vErrors === null) vErrors = [err78];
									else vErrors.push(err78);
									errors++;
								}
							}
						}
						if (data23.h !== void 0) {
							let data25 = data23.h;
							if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25))) {
								const err79 = {
									instancePath: instancePath + "/size/max/h",
									schemaPath: "#/properties/size/properties/max/properties/h/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								};
								if (vErrors === null) vErrors = [err79];
								else vErrors.push(err79);
								errors++;
							}
							if (typeof data25 == "number") {
								if (data25 > 100 || isNaN(data25)) {
									const err80 = {
										instancePath: instancePath + "/size/max/h",
										schemaPath: "#/properties/size/properties/max/properties/h/maximum",
										keyword: "maximum",
										params: {
											comparison: "<=",
											limit: 100
										},
										message: "must be <= 100"
									};
									if (vErrors === null) vErrors = [err80];
									else vErrors.push(err80);
									errors++;
								}
								if (data25 < 3 || isNaN(data25)) {
									const err81 = {
										instancePath: instancePath + "/size/max/h",
										schemaPath: "#/properties/size/properties/max/properties/h/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 3
										},
										message: "must be >= 3"
									};
									if (vErrors === null) vErrors = [err81];
									else vErrors.push(err81);
									errors++;
								}
							}
						}
					} else {
						const err82 = {
							instancePath: instancePath + "/size/max",
							schemaPath: "#/properties/size/properties/max/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err82];
						else vErrors.push(err82);
						errors++;
					}
				}
			} else {
				const err83 = {
					instancePath: instancePath + "/size",
					schemaPath: "#/properties/size/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err83];
				else vErrors.push(err83);
				errors++;
			}
		}
		if (data.creatable !== void 0) {
			if (typeof data.creatable !== "boolean") {
				const err84 = {
					instancePath: instancePath + "/creatable",
					schemaPath: "#/properties/creatable/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err84];
				else vErrors.push(err84);
				errors++;
			}
		}
		if (data.isCommon !== void 0) {
			if (typeof data.isCommon !== "boolean") {
				const err85 = {
					instancePath: instancePath + "/isCommon",
					schemaPath: "#/properties/isCommon/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err85];
				else vErrors.push(err85);
				errors++;
			}
		}
		if (data.createTitle !== void 0) {
			let data28 = data.createTitle;
			if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
				if (data28.en === void 0) {
					const err86 = {
						instancePath: instancePath + "/createTitle",
						schemaPath: "#/properties/createTitle/required",
						keyword: "required",
						params: { missingProperty: "en" },
						message: "must have required property 'en'"
					};
					if (vErrors === null) vErrors = [err86];
					else vErrors.push(err86);
					errors++;
				}
				for (const key8 in data28) if (!(key8 === "en" || key8 === "es")) {
					const err87 = {
						instancePath: instancePath + "/createTitle",
						schemaPath: "#/properties/createTitle/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key8 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err87];
					else vErrors.push(err87);
					errors++;
				}
				if (data28.en !== void 0) {
					let data29 = data28.en;
					if (typeof data29 === "string") {
						if (func3(data29) < 1) {
							const err88 = {
								instancePath: instancePath + "/createTitle/en",
								schemaPath: "#/properties/createTitle/properties/en/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err88];
							else vErrors.push(err88);
							errors++;
						}
					} else {
						const err89 = {
							instancePath: instancePath + "/createTitle/en",
							schemaPath: "#/properties/createTitle/properties/en/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err89];
						else vErrors.push(err89);
						errors++;
					}
				}
				if (data28.es !== void 0) {
					let data30 = data28.es;
					if (typeof data30 === "string") {
						if (func3(data30) < 1) {
							const err90 = {
								instancePath: instancePath + "/createTitle/es",
								schemaPath: "#/properties/createTitle/properties/es/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err90];
							else vErrors.push(err90);
							errors++;
						}
					} else {
						const err91 = {
							instancePath: instancePath + "/createTitle/es",
							schemaPath: "#/properties/createTitle/properties/es/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err91];
						else vErrors.push(err91);
						errors++;
					}
				}
			} else {
				const err92 = {
					instancePath: instancePath + "/createTitle",
					schemaPath: "#/properties/createTitle/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err92];
				else vErrors.push(err92);
				errors++;
			}
		}
		if (data.data !== void 0) {
			let data31 = data.data;
			if (Array.isArray(data31)) {
				const len1 = data31.length;
				for (let i2 = 0; i2 < len1; i2++) {
					let data32 = data31[i2];
					if (typeof data32 !== "string") {
						const err93 = {
							instancePath: instancePath + "/data/" + i2,
							schemaPath: "#/properties/data/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err93];
						else vErrors.push(err93);
						errors++;
					}
					if (!(data32 === "measurements" || data32 === "nodes" || data32 === "status" || data32 === "online" || data32 === "alerts" || data32 === "profiles")) {
						const err94 = {
							instancePath: instancePath + "/data/" + i2,
							schemaPath: "#/properties/data/items/enum",
							keyword: "enum",
							params: { allowedValues: schema11.properties.data.items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err94];
						else vErrors.push(err94);
						errors++;
					}
				}
				let i3 = data31.length;
				let j1;
				if (i3 > 1) {
					const indices1 = {};
					for (; i3--;) {
						let item1 = data31[i3];
						if (typeof item1 !== "string") continue;
						if (typeof indices1[item1] == "number") {
							j1 = indices1[item1];
							const err95 = {
								instancePath: instancePath + "/data",
								schemaPath: "#/properties/data/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i3,
									j: j1
								},
								message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
							};
							if (vErrors === null) vErrors = [err95];
							else vErrors.push(err95);
							errors++;
							break;
						}
						indices1[item1] = i3;
					}
				}
			} else {
				const err96 = {
					instancePath: instancePath + "/data",
					schemaPath: "#/properties/data/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err96];
				else vErrors.push(err96);
				errors++;
			}
		}
		if (data.capabilities !== void 0) {
			let data33 = data.capabilities;
			if (Array.isArray(data33)) {
				const len2 = data33.length;
				for (let i4 = 0; i4 < len2; i4++) {
					let data34 = data33[i4];
					if (typeof data34 !== "string") {
						const err97 = {
							instancePath: instancePath + "/capabilities/" + i4,
							schemaPath: "#/properties/capabilities/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err97];
						else vErrors.push(err97);
						errors++;
					}
					if (!(data34 === "navigate" || data34 === "hover-time" || data34 === "set-range")) {
						const err98 = {
							instancePath: instancePath + "/capabilities/" + i4,
							schemaPath: "#/properties/capabilities/items/enum",
							keyword: "enum",
							params: { allowedValues: schema11.properties.capabilities.items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err98];
						else vErrors.push(err98);
						errors++;
					}
				}
				let i5 = data33.length;
				let j2;
				if (i5 > 1) {
					const indices2 = {};
					for (; i5--;) {
						let item2 = data33[i5];
						if (typeof item2 !== "string") continue;
						if (typeof indices2[item2] == "number") {
							j2 = indices2[item2];
							const err99 = {
								instancePath: instancePath + "/capabilities",
								schemaPath: "#/properties/capabilities/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i5,
									j: j2
								},
								message: "must NOT have duplicate items (items ## " + j2 + " and " + i5 + " are identical)"
							};
							if (vErrors === null) vErrors = [err99];
							else vErrors.push(err99);
							errors++;
							break;
						}
						indices2[item2] = i5;
					}
				}
			} else {
				const err100 = {
					instancePath: instancePath + "/capabilities",
					schemaPath: "#/properties/capabilities/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err100];
				else vErrors.push(err100);
				errors++;
			}
		}
	} else {
		const err101 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err101];
		else vErrors.push(err101);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
const screen = validate11;
const schema12 = {
	"type": "object",
	"required": [
		"kind",
		"id",
		"title",
		"description",
		"permissions",
		"engines",
		"path",
		"permission",
		"layout"
	],
	"properties": {
		"kind": {
			"type": "string",
			"const": "screen",
			"description": "What kind of plugin it is"
		},
		"id": {
			"type": "string",
			"pattern": "^[a-z][a-z0-9-]*\\.[a-z][a-z0-9-]*$",
			"description": "Publisher and name with a dot between, the same in all versions"
		},
		"title": {
			"type": "object",
			"required": ["en"],
			"properties": {
				"en": {
					"type": "string",
					"minLength": 1,
					"description": "English"
				},
				"es": {
					"type": "string",
					"minLength": 1,
					"description": "Spanish. Default: the English text"
				}
			},
			"additionalProperties": false,
			"description": "What it is called in lists and heads"
		},
		"description": {
			"type": "object",
			"required": ["en"],
			"properties": {
				"en": {
					"type": "string",
					"minLength": 1,
					"description": "English"
				},
				"es": {
					"type": "string",
					"minLength": 1,
					"description": "Spanish. Default: the English text"
				}
			},
			"additionalProperties": false,
			"description": "What it is for, in a sentence"
		},
		"permissions": {
			"type": "array",
			"items": {
				"enum": [
					"manage_devices",
					"admin_devices",
					"manage_organizations",
					"manage_reports",
					"manage_tokens",
					"manage_users",
					"read_devices",
					"read_organizations",
					"create_organization",
					"read_reports",
					"read_users",
					"access_context"
				],
				"type": "string"
			},
			"uniqueItems": true,
			"description": "Permissions without which the plugin is of no use to a user"
		},
		"engines": {
			"type": "object",
			"required": ["airshed"],
			"properties": { "airshed": {
				"type": "string",
				"minLength": 1,
				"description": "Semver range of the plugin API"
			} },
			"additionalProperties": false,
			"description": "Servers that it can run on"
		},
		"path": {
			"type": "string",
			"pattern": "^[a-z][a-z0-9-]*(/(:[a-z][A-Za-z]*|[a-z][a-z0-9-]*))*$",
			"description": "Path below /{slug}, such as dashboards/:id"
		},
		"permission": {
			"anyOf": [{
				"enum": [
					"manage_devices",
					"admin_devices",
					"manage_organizations",
					"manage_reports",
					"manage_tokens",
					"manage_users",
					"read_devices",
					"read_organizations",
					"create_organization",
					"read_reports",
					"read_users",
					"access_context"
				],
				"type": "string"
			}, { "type": "null" }],
			"description": "Without it the visitor is sent to /"
		},
		"layout": {
			"enum": ["page", "bleed"],
			"type": "string",
			"description": "With the margins of a page, or up to the edges of the window"
		},
		"data": {
			"type": "array",
			"items": {
				"enum": [
					"measurements",
					"nodes",
					"status",
					"online",
					"alerts",
					"profiles"
				],
				"type": "string"
			},
			"uniqueItems": true,
			"description": "Kinds of data that it asks for; what is not named here is not handed over"
		},
		"capabilities": {
			"type": "array",
			"items": {
				"enum": [
					"navigate",
					"hover-time",
					"set-range"
				],
				"type": "string"
			},
			"uniqueItems": true,
			"description": "What it may do beyond drawing"
		},
		"nav": {
			"type": "object",
			"required": [
				"group",
				"order",
				"icon",
				"title"
			],
			"properties": {
				"group": {
					"enum": [
						"main",
						"monitoring",
						"analytics",
						"management",
						"general",
						"admin"
					],
					"type": "string",
					"description": "Group of the sidebar"
				},
				"order": {
					"type": "integer",
					"minimum": 0,
					"description": "Lower ones stand further up in the group"
				},
				"icon": {
					"type": "string",
					"pattern": "^[a-z][a-z0-9-]*$",
					"description": "Name of a Blueprint icon"
				},
				"title": {
					"type": "object",
					"required": ["en"],
					"properties": {
						"en": {
							"type": "string",
							"minLength": 1,
							"description": "English"
						},
						"es": {
							"type": "string",
							"minLength": 1,
							"description": "Spanish. Default: the English text"
						}
					},
					"additionalProperties": false,
					"description": "What the item is called"
				}
			},
			"additionalProperties": false,
			"description": "Its item in the sidebar. Default: none"
		}
	},
	"additionalProperties": false
};
const pattern4 = /* @__PURE__ */ new RegExp("^[a-z][a-z0-9-]*(/(:[a-z][A-Za-z]*|[a-z][a-z0-9-]*))*$", "u");
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.id === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.title === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.description === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "description" },
				message: "must have required property 'description'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.permissions === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "permissions" },
				message: "must have required property 'permissions'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.engines === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "engines" },
				message: "must have required property 'engines'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.path === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" },
				message: "must have required property 'path'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.permission === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "permission" },
				message: "must have required property 'permission'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.layout === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "layout" },
				message: "must have required property 'layout'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema12.properties, key0)) {
			const err9 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (typeof data0 !== "string") {
				const err10 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if ("screen" !== data0) {
				const err11 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "screen" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.id !== void 0) {
			let data1 = data.id;
			if (typeof data1 === "string") {
				if (!pattern0.test(data1)) {
					const err12 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z][a-z0-9-]*\\.[a-z][a-z0-9-]*$" },
						message: "must match pattern \"^[a-z][a-z0-9-]*\\.[a-z][a-z0-9-]*$\""
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.title !== void 0) {
			let data2 = data.title;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				if (data2.en === void 0) {
					const err14 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/required",
						keyword: "required",
						params: { missingProperty: "en" },
						message: "must have required property 'en'"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				for (const key1 in data2) if (!(key1 === "en" || key1 === "es")) {
					const err15 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (data2.en !== void 0) {
					let data3 = data2.en;
					if (typeof data3 === "string") {
						if (func3(data3) < 1) {
							const err16 = {
								instancePath: instancePath + "/title/en",
								schemaPath: "#/properties/title/properties/en/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
					} else {
						const err17 = {
							instancePath: instancePath + "/title/en",
							schemaPath: "#/properties/title/properties/en/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
				}
				if (data2.es !== void 0) {
					let data4 = data2.es;
					if (typeof data4 === "string") {
						if (func3(data4) < 1) {
							const err18 = {
								instancePath: instancePath + "/title/es",
								schemaPath: "#/properties/title/properties/es/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
					} else {
						const err19 = {
							instancePath: instancePath + "/title/es",
							schemaPath: "#/properties/title/properties/es/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data5 = data.description;
			if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
				if (data5.en === void 0) {
					const err21 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/required",
						keyword: "required",
						params: { missingProperty: "en" },
						message: "must have required property 'en'"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
				for (const key2 in data5) if (!(key2 === "en" || key2 === "es")) {
					const err22 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key2 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
				if (data5.en !== void 0) {
					let data6 = data5.en;
					if (typeof data6 === "string") {
						if (func3(data6) < 1) {
							const err23 = {
								instancePath: instancePath + "/description/en",
								schemaPath: "#/properties/description/properties/en/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err23];
							else vErrors.push(err23);
							errors++;
						}
					} else {
						const err24 = {
							instancePath: instancePath + "/description/en",
							schemaPath: "#/properties/description/properties/en/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
				}
				if (data5.es !== void 0) {
					let data7 = data5.es;
					if (typeof data7 === "string") {
						if (func3(data7) < 1) {
							const err25 = {
								instancePath: instancePath + "/description/es",
								schemaPath: "#/properties/description/properties/es/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err25];
							else vErrors.push(err25);
							errors++;
						}
					} else {
						const err26 = {
							instancePath: instancePath + "/description/es",
							schemaPath: "#/properties/description/properties/es/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
				}
			} else {
				const err27 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.permissions !== void 0) {
			let data8 = data.permissions;
			if (Array.isArray(data8)) {
				const len0 = data8.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data9 = data8[i0];
					if (typeof data9 !== "string") {
						const err28 = {
							instancePath: instancePath + "/permissions/" + i0,
							schemaPath: "#/properties/permissions/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err28];
						else vErrors.push(err28);
						errors++;
					}
					if (!(data9 === "manage_devices" || data9 === "admin_devices" || data9 === "manage_organizations" || data9 === "manage_reports" || data9 === "manage_tokens" || data9 === "manage_users" || data9 === "read_devices" || data9 === "read_organizations" || data9 === "create_organization" || data9 === "read_reports" || data9 === "read_users" || data9 === "access_context")) {
						const err29 = {
							instancePath: instancePath + "/permissions/" + i0,
							schemaPath: "#/properties/permissions/items/enum",
							keyword: "enum",
							params: { allowedValues: schema12.properties.permissions.items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
				}
				let i1 = data8.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data8[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err30 = {
								instancePath: instancePath + "/permissions",
								schemaPath: "#/properties/permissions/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								},
								message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
							};
							if (vErrors === null) vErrors = [err30];
							else vErrors.push(err30);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err31 = {
					instancePath: instancePath + "/permissions",
					schemaPath: "#/properties/permissions/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
		}
		if (data.engines !== void 0) {
			let data10 = data.engines;
			if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
				if (data10.airshed === void 0) {
					const err32 = {
						instancePath: instancePath + "/engines",
						schemaPath: "#/properties/engines/required",
						keyword: "required",
						params: { missingProperty: "airshed" },
						message: "must have required property 'airshed'"
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
				for (const key3 in data10) if (!(key3 === "airshed")) {
					const err33 = {
						instancePath: instancePath + "/engines",
						schemaPath: "#/properties/engines/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key3 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
				if (data10.airshed !== void 0) {
					let data11 = data10.airshed;
					if (typeof data11 === "string") {
						if (func3(data11) < 1) {
							const err34 = {
								instancePath: instancePath + "/engines/airshed",
								schemaPath: "#/properties/engines/properties/airshed/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err34];
							else vErrors.push(err34);
							errors++;
						}
					} else {
						const err35 = {
							instancePath: instancePath + "/engines/airshed",
							schemaPath: "#/properties/engines/properties/airshed/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err35];
						else vErrors.push(err35);
						errors++;
					}
				}
			} else {
				const err36 = {
					instancePath: instancePath + "/engines",
					schemaPath: "#/properties/engines/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err36];
				else vErrors.push(err36);
				errors++;
			}
		}
		if (data.path !== void 0) {
			let data12 = data.path;
			if (typeof data12 === "string") {
				if (!pattern4.test(data12)) {
					const err37 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z][a-z0-9-]*(/(:[a-z][A-Za-z]*|[a-z][a-z0-9-]*))*$" },
						message: "must match pattern \"^[a-z][a-z0-9-]*(/(:[a-z][A-Za-z]*|[a-z][a-z0-9-]*))*$\""
					};
					if (vErrors === null) vErrors = [err37];
					else vErrors.push(err37);
					errors++;
				}
			} else {
				const err38 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err38];
				else vErrors.push(err38);
				errors++;
			}
		}
		if (data.permission !== void 0) {
			let data13 = data.permission;
			const _errs32 = errors;
			let valid7 = false;
			const _errs33 = errors;
			if (typeof data13 !== "string") {
				const err39 = {
					instancePath: instancePath + "/permission",
					schemaPath: "#/properties/permission/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err39];
				else vErrors.push(err39);
				errors++;
			}
			if (!(data13 === "manage_devices" || data13 === "admin_devices" || data13 === "manage_organizations" || data13 === "manage_reports" || data13 === "manage_tokens" || data13 === "manage_users" || data13 === "read_devices" || data13 === "read_organizations" || data13 === "create_organization" || data13 === "read_reports" || data13 === "read_users" || data13 === "access_context")) {
				const err40 = {
					instancePath: instancePath + "/permission",
					schemaPath: "#/properties/permission/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema12.properties.permission.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err40];
				else vErrors.push(err40);
				errors++;
			}
			var _valid0 = _errs33 === errors;
			valid7 = valid7 || _valid0;
			if (!valid7) {
				const _errs35 = errors;
				if (data13 !== null) {
					const err41 = {
						instancePath: instancePath + "/permission",
						schemaPath: "#/properties/permission/anyOf/1/type",
						keyword: "type",
						params: { type: "null" },
						message: "must be null"
					};
					if (vErrors === null) vErrors = [err41];
					else vErrors.push(err41);
					errors++;
				}
				var _valid0 = _errs35 === errors;
				valid7 = valid7 || _valid0;
			}
			if (!valid7) {
				const err42 = {
					instancePath: instancePath + "/permission",
					schemaPath: "#/properties/permission/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err42];
				else vErrors.push(err42);
				errors++;
			} else {
				errors = _errs32;
				if (vErrors !== null) {
					if (_errs32) vErrors.length = _errs32;
					else vErrors = null;
				}
			}
		}
		if (data.layout !== void 0) {
			let data14 = data.layout;
			if (typeof data14 !== "string") {
				const err43 = {
					instancePath: instancePath + "/layout",
					schemaPath: "#/properties/layout/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err43];
				else vErrors.push(err43);
				errors++;
			}
			if (!(data14 === "page" || data14 === "bleed")) {
				const err44 = {
					instancePath: instancePath + "/layout",
					schemaPath: "#/properties/layout/enum",
					keyword: "enum",
					params: { allowedValues: schema12.properties.layout.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err44];
				else vErrors.push(err44);
				errors++;
			}
		}
		if (data.data !== void 0) {
			let data15 = data.data;
			if (Array.isArray(data15)) {
				const len1 = data15.length;
				for (let i2 = 0; i2 < len1; i2++) {
					let data16 = data15[i2];
					if (typeof data16 !== "string") {
						const err45 = {
							instancePath: instancePath + "/data/" + i2,
							schemaPath: "#/properties/data/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err45];
						else vErrors.push(err45);
						errors++;
					}
					if (!(data16 === "measurements" || data16 === "nodes" || data16 === "status" || data16 === "online" || data16 === "alerts" || data16 === "profiles")) {
						const err46 = {
							instancePath: instancePath + "/data/" + i2,
							schemaPath: "#/properties/data/items/enum",
							keyword: "enum",
							params: { allowedValues: schema12.properties.data.items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err46];
						else vErrors.push(err46);
						errors++;
					}
				}
				let i3 = data15.length;
				let j1;
				if (i3 > 1) {
					const indices1 = {};
					for (; i3--;) {
						let item1 = data15[i3];
						if (typeof item1 !== "string") continue;
						if (typeof indices1[item1] == "number") {
							j1 = indices1[item1];
							const err47 = {
								instancePath: instancePath + "/data",
								schemaPath: "#/properties/data/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i3,
									j: j1
								},
								message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
							};
							if (vErrors === null) vErrors = [err47];
							else vErrors.push(err47);
							errors++;
							break;
						}
						indices1[item1] = i3;
					}
				}
			} else {
				const err48 = {
					instancePath: instancePath + "/data",
					schemaPath: "#/properties/data/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err48];
				else vErrors.push(err48);
				errors++;
			}
		}
		if (data.capabilities !== void 0) {
			let data17 = data.capabilities;
			if (Array.isArray(data17)) {
				const len2 = data17.length;
				for (let i4 = 0; i4 < len2; i4++) {
					let data18 = data17[i4];
					if (typeof data18 !== "string") {
						const err49 = {
							instancePath: instancePath + "/capabilities/" + i4,
							schemaPath: "#/properties/capabilities/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err49];
						else vErrors.push(err49);
						errors++;
					}
					if (!(data18 === "navigate" || data18 === "hover-time" || data18 === "set-range")) {
						const err50 = {
							instancePath: instancePath + "/capabilities/" + i4,
							schemaPath: "#/properties/capabilities/items/enum",
							keyword: "enum",
							params: { allowedValues: schema12.properties.capabilities.items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err50];
						else vErrors.push(err50);
						errors++;
					}
				}
				let i5 = data17.length;
				let j2;
				if (i5 > 1) {
					const indices2 = {};
					for (; i5--;) {
						let item2 = data17[i5];
						if (typeof item2 !== "string") continue;
						if (typeof indices2[item2] == "number") {
							j2 = indices2[item2];
							const err51 = {
								instancePath: instancePath + "/capabilities",
								schemaPath: "#/properties/capabilities/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i5,
									j: j2
								},
								message: "must NOT have duplicate items (items ## " + j2 + " and " + i5 + " are identical)"
							};
							if (vErrors === null) vErrors = [err51];
							else vErrors.push(err51);
							errors++;
							break;
						}
						indices2[item2] = i5;
					}
				}
			} else {
				const err52 = {
					instancePath: instancePath + "/capabilities",
					schemaPath: "#/properties/capabilities/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err52];
				else vErrors.push(err52);
				errors++;
			}
		}
		if (data.nav !== void 0) {
			let data19 = data.nav;
			if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
				if (data19.group === void 0) {
					const err53 = {
						instancePath: instancePath + "/nav",
						schemaPath: "#/properties/nav/required",
						keyword: "required",
						params: { missingProperty: "group" },
						message: "must have required property 'group'"
					};
					if (vErrors === null) vErrors = [err53];
					else vErrors.push(err53);
					errors++;
				}
				if (data19.order === void 0) {
					const err54 = {
						instancePath: instancePath + "/nav",
						schemaPath: "#/properties/nav/required",
						keyword: "required",
						params: { missingProperty: "order" },
						message: "must have required property 'order'"
					};
					if (vErrors === null) vErrors = [err54];
					else vErrors.push(err54);
					errors++;
				}
				if (data19.icon === void 0) {
					const err55 = {
						instancePath: instancePath + "/nav",
						schemaPath: "#/properties/nav/required",
						keyword: "required",
						params: { missingProperty: "icon" },
						message: "must have required property 'icon'"
					};
					if (vErrors === null) vErrors = [err55];
					else vErrors.push(err55);
					errors++;
				}
				if (data19.title === void 0) {
					const err56 = {
						instancePath: instancePath + "/nav",
						schemaPath: "#/properties/nav/required",
						keyword: "required",
						params: { missingProperty: "title" },
						message: "must have required property 'title'"
					};
					if (vErrors === null) vErrors = [err56];
					else vErrors.push(err56);
					errors++;
				}
				for (const key4 in data19) if (!(key4 === "group" || key4 === "order" || key4 === "icon" || key4 === "title")) {
					const err57 = {
						instancePath: instancePath + "/nav",
						schemaPath: "#/properties/nav/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key4 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err57];
					else vErrors.push(err57);
					errors++;
				}
				if (data19.group !== void 0) {
					let data20 = data19.group;
					if (typeof data20 !== "string") {
						const err58 = {
							instancePath: instancePath + "/nav/group",
							schemaPath: "#/properties/nav/properties/group/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err58];
						else vErrors.push(err58);
						errors++;
					}
					if (!(data20 === "main" || data20 === "monitoring" || data20 === "analytics" || data20 === "management" || data20 === "general" || data20 === "admin")) {
						const err59 = {
							instancePath: instancePath + "/nav/group",
							schemaPath: "#/properties/nav/properties/group/enum",
							keyword: "enum",
							params: { allowedValues: schema12.properties.nav.properties.group.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err59];
						else vErrors.push(err59);
						errors++;
					}
				}
				if (data19.order !== void 0) {
					let data21 = data19.order;
					if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21))) {
						const err60 = {
							instancePath: instancePath + "/nav/order",
							schemaPath: "#/properties/nav/properties/order/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						if (vErrors === null) vErrors = [err60];
						else vErrors.push(err60);
						errors++;
					}
					if (typeof data21 == "number") {
						if (data21 < 0 || isNaN(data21)) {
							const err61 = {
								instancePath: instancePath + "/nav/order",
								schemaPath: "#/properties/nav/properties/order/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0"
							};
							if (vErrors === null) vErrors = [err61];
							else vErrors.push(err61);
							errors++;
						}
					}
				}
				if (data19.icon !== void 0) {
					let data22 = data19.icon;
					if (typeof data22 === "string") {
						if (!pattern2.test(data22)) {
							const err62 = {
								instancePath: instancePath + "/nav/icon",
								schemaPath: "#/properties/nav/properties/icon/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9-]*$" },
								message: "must match pattern \"^[a-z][a-z0-9-]*$\""
							};
							if (vErrors === null) vErrors = [err62];
							else vErrors.push(err62);
							errors++;
						}
					} else {
						const err63 = {
							instancePath: instancePath + "/nav/icon",
							schemaPath: "#/properties/nav/properties/icon/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err63];
						else vErrors.push(err63);
						errors++;
					}
				}
				if (data19.title !== void 0) {
					let data23 = data19.title;
					if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
						if (data23.en === void 0) {
							const err64 = {
								instancePath: instancePath + "/nav/title",
								schemaPath: "#/properties/nav/properties/title/required",
								keyword: "required",
								params: { missingProperty: "en" },
								message: "must have required property 'en'"
							};
							if (vErrors === null) vErrors = [err64];
							else vErrors.push(err64);
							errors++;
						}
						for (const key5 in data23) if (!(key5 === "en" || key5 === "es")) {
							const err65 = {
								instancePath: instancePath + "/nav/title",
								schemaPath: "#/properties/nav/properties/title/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key5 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err65];
							else vErrors.push(err65);
							errors++;
						}
						if (data23.en !== void 0) {
							let data24 = data23.en;
							if (typeof data24 === "string") {
								if (func3(data24) < 1) {
									const err66 = {
										instancePath: instancePath + "/nav/title/en",
										schemaPath: "#/properties/nav/properties/title/properties/en/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									};
									if (vErrors === null) vErrors = [err66];
									else vErrors.push(err66);
									errors++;
								}
							} else {
								const err67 = {
									instancePath: instancePath + "/nav/title/en",
									schemaPath: "#/properties/nav/properties/title/properties/en/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err67];
								else vErrors.push(err67);
								errors++;
							}
						}
						if (data23.es !== void 0) {
							let data25 = data23.es;
							if (typeof data25 === "string") {
								if (func3(data25) < 1) {
									const err68 = {
										instancePath: instancePath + "/nav/title/es",
										schemaPath: "#/properties/nav/properties/title/properties/es/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									};
									if (vErrors === null) vErrors = [err68];
									else vErrors.push(err68);
									errors++;
								}
							} else {
								const err69 = {
									instancePath: instancePath + "/nav/title/es",
									schemaPath: "#/properties/nav/properties/title/properties/es/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err69];
								else vErrors.push(err69);
								errors++;
							}
						}
					} else {
						const err70 = {
							instancePath: instancePath + "/nav/title",
							schemaPath: "#/properties/nav/properties/title/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err70];
						else vErrors.push(err70);
						errors++;
					}
				}
			} else {
				const err71 = {
					instancePath: instancePath + "/nav",
					schemaPath: "#/properties/nav/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err71];
				else vErrors.push(err71);
				errors++;
			}
		}
	} else {
		const err72 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err72];
		else vErrors.push(err72);
		errors++;
	}
	validate11.errors = vErrors;
	return errors === 0;
}
const deviceForm = validate12;
const schema13 = {
	"type": "object",
	"required": [
		"kind",
		"id",
		"title",
		"description",
		"permissions",
		"engines",
		"type",
		"section",
		"match",
		"configVersion"
	],
	"properties": {
		"kind": {
			"type": "string",
			"const": "device-form",
			"description": "What kind of plugin it is"
		},
		"id": {
			"type": "string",
			"pattern": "^[a-z][a-z0-9-]*\\.[a-z][a-z0-9-]*$",
			"description": "Publisher and name with a dot between, the same in all versions"
		},
		"title": {
			"type": "object",
			"required": ["en"],
			"properties": {
				"en": {
					"type": "string",
					"minLength": 1,
					"description": "English"
				},
				"es": {
					"type": "string",
					"minLength": 1,
					"description": "Spanish. Default: the English text"
				}
			},
			"additionalProperties": false,
			"description": "What it is called in lists and heads"
		},
		"description": {
			"type": "object",
			"required": ["en"],
			"properties": {
				"en": {
					"type": "string",
					"minLength": 1,
					"description": "English"
				},
				"es": {
					"type": "string",
					"minLength": 1,
					"description": "Spanish. Default: the English text"
				}
			},
			"additionalProperties": false,
			"description": "What it is for, in a sentence"
		},
		"permissions": {
			"type": "array",
			"items": {
				"enum": [
					"manage_devices",
					"admin_devices",
					"manage_organizations",
					"manage_reports",
					"manage_tokens",
					"manage_users",
					"read_devices",
					"read_organizations",
					"create_organization",
					"read_reports",
					"read_users",
					"access_context"
				],
				"type": "string"
			},
			"uniqueItems": true,
			"description": "Permissions without which the plugin is of no use to a user"
		},
		"engines": {
			"type": "object",
			"required": ["airshed"],
			"properties": { "airshed": {
				"type": "string",
				"minLength": 1,
				"description": "Semver range of the plugin API"
			} },
			"additionalProperties": false,
			"description": "Servers that it can run on"
		},
		"type": {
			"type": "string",
			"pattern": "^[A-Z][A-Za-z0-9]*Form$",
			"description": "Name by which saved settings keep it"
		},
		"section": {
			"enum": [
				"settings",
				"location",
				"wifi",
				"sensors",
				"units",
				"parameters",
				"calibrations",
				"maintenance"
			],
			"type": "string",
			"description": "Part of the settings of a device in which it stands"
		},
		"match": {
			"type": "object",
			"properties": {
				"sensors": {
					"type": "array",
					"items": { "type": "string" },
					"minItems": 1,
					"description": "Drivers of sensors"
				},
				"families": {
					"type": "array",
					"items": { "type": "string" },
					"minItems": 1,
					"description": "Families of devices"
				}
			},
			"additionalProperties": false,
			"minProperties": 1,
			"description": "Sensor drivers, or device families, for which this form is offered"
		},
		"configVersion": {
			"type": "integer",
			"minimum": 1,
			"description": "Version of the shape of its settings: grows by one with each migration"
		}
	},
	"additionalProperties": false
};
const pattern7 = /* @__PURE__ */ new RegExp("^[A-Z][A-Za-z0-9]*Form$", "u");
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.id === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.title === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.description === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "description" },
				message: "must have required property 'description'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.permissions === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "permissions" },
				message: "must have required property 'permissions'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.engines === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "engines" },
				message: "must have required property 'engines'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.type === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.section === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "section" },
				message: "must have required property 'section'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.match === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "match" },
				message: "must have required property 'match'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.configVersion === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "configVersion" },
				message: "must have required property 'configVersion'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema13.properties, key0)) {
			const err10 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (typeof data0 !== "string") {
				const err11 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
			if ("device-form" !== data0) {
				const err12 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "device-form" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.id !== void 0) {
			let data1 = data.id;
			if (typeof data1 === "string") {
				if (!pattern0.test(data1)) {
					const err13 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z][a-z0-9-]*\\.[a-z][a-z0-9-]*$" },
						message: "must match pattern \"^[a-z][a-z0-9-]*\\.[a-z][a-z0-9-]*$\""
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.title !== void 0) {
			let data2 = data.title;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				if (data2.en === void 0) {
					const err15 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/required",
						keyword: "required",
						params: { missingProperty: "en" },
						message: "must have required property 'en'"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				for (const key1 in data2) if (!(key1 === "en" || key1 === "es")) {
					const err16 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (data2.en !== void 0) {
					let data3 = data2.en;
					if (typeof data3 === "string") {
						if (func3(data3) < 1) {
							const err17 = {
								instancePath: instancePath + "/title/en",
								schemaPath: "#/properties/title/properties/en/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
					} else {
						const err18 = {
							instancePath: instancePath + "/title/en",
							schemaPath: "#/properties/title/properties/en/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				}
				if (data2.es !== void 0) {
					let data4 = data2.es;
					if (typeof data4 === "string") {
						if (func3(data4) < 1) {
							const err19 = {
								instancePath: instancePath + "/title/es",
								schemaPath: "#/properties/title/properties/es/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
					} else {
						const err20 = {
							instancePath: instancePath + "/title/es",
							schemaPath: "#/properties/title/properties/es/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data5 = data.description;
			if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
				if (data5.en === void 0) {
					const err22 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/required",
						keyword: "required",
						params: { missingProperty: "en" },
						message: "must have required property 'en'"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
				for (const key2 in data5) if (!(key2 === "en" || key2 === "es")) {
					const err23 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key2 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				if (data5.en !== void 0) {
					let data6 = data5.en;
					if (typeof data6 === "string") {
						if (func3(data6) < 1) {
							const err24 = {
								instancePath: instancePath + "/description/en",
								schemaPath: "#/properties/description/properties/en/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
					} else {
						const err25 = {
							instancePath: instancePath + "/description/en",
							schemaPath: "#/properties/description/properties/en/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
				}
				if (data5.es !== void 0) {
					let data7 = data5.es;
					if (typeof data7 === "string") {
						if (func3(data7) < 1) {
							const err26 = {
								instancePath: instancePath + "/description/es",
								schemaPath: "#/properties/description/properties/es/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err26];
							else vErrors.push(err26);
							errors++;
						}
					} else {
						const err27 = {
							instancePath: instancePath + "/description/es",
							schemaPath: "#/properties/description/properties/es/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err27];
						else vErrors.push(err27);
						errors++;
					}
				}
			} else {
				const err28 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
		if (data.permissions !== void 0) {
			let data8 = data.permissions;
			if (Array.isArray(data8)) {
				const len0 = data8.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data9 = data8[i0];
					if (typeof data9 !== "string") {
						const err29 = {
							instancePath: instancePath + "/permissions/" + i0,
							schemaPath: "#/properties/permissions/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
					if (!(data9 === "manage_devices" || data9 === "admin_devices" || data9 === "manage_organizations" || data9 === "manage_reports" || data9 === "manage_tokens" || data9 === "manage_users" || data9 === "read_devices" || data9 === "read_organizations" || data9 === "create_organization" || data9 === "read_reports" || data9 === "read_users" || data9 === "access_context")) {
						const err30 = {
							instancePath: instancePath + "/permissions/" + i0,
							schemaPath: "#/properties/permissions/items/enum",
							keyword: "enum",
							params: { allowedValues: schema13.properties.permissions.items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err30];
						else vErrors.push(err30);
						errors++;
					}
				}
				let i1 = data8.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data8[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err31 = {
								instancePath: instancePath + "/permissions",
								schemaPath: "#/properties/permissions/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								},
								message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
							};
							if (vErrors === null) vErrors = [err31];
							else vErrors.push(err31);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err32 = {
					instancePath: instancePath + "/permissions",
					schemaPath: "#/properties/permissions/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
		}
		if (data.engines !== void 0) {
			let data10 = data.engines;
			if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
				if (data10.airshed === void 0) {
					const err33 = {
						instancePath: instancePath + "/engines",
						schemaPath: "#/properties/engines/required",
						keyword: "required",
						params: { missingProperty: "airshed" },
						message: "must have required property 'airshed'"
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
				for (const key3 in data10) if (!(key3 === "airshed")) {
					const err34 = {
						instancePath: instancePath + "/engines",
						schemaPath: "#/properties/engines/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key3 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
				if (data10.airshed !== void 0) {
					let data11 = data10.airshed;
					if (typeof data11 === "string") {
						if (func3(data11) < 1) {
							const err35 = {
								instancePath: instancePath + "/engines/airshed",
								schemaPath: "#/properties/engines/properties/airshed/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err35];
							else vErrors.push(err35);
							errors++;
						}
					} else {
						const err36 = {
							instancePath: instancePath + "/engines/airshed",
							schemaPath: "#/properties/engines/properties/airshed/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err36];
						else vErrors.push(err36);
						errors++;
					}
				}
			} else {
				const err37 = {
					instancePath: instancePath + "/engines",
					schemaPath: "#/properties/engines/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err37];
				else vErrors.push(err37);
				errors++;
			}
		}
		if (data.type !== void 0) {
			let data12 = data.type;
			if (typeof data12 === "string") {
				if (!pattern7.test(data12)) {
					const err38 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Z][A-Za-z0-9]*Form$" },
						message: "must match pattern \"^[A-Z][A-Za-z0-9]*Form$\""
					};
					if (vErrors === null) vErrors = [err38];
					else vErrors.push(err38);
					errors++;
				}
			} else {
				const err39 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err39];
				else vErrors.push(err39);
				errors++;
			}
		}
		if (data.section !== void 0) {
			let data13 = data.section;
			if (typeof data13 !== "string") {
				const err40 = {
					instancePath: instancePath + "/section",
					schemaPath: "#/properties/section/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err40];
				else vErrors.push(err40);
				errors++;
			}
			if (!(data13 === "settings" || data13 === "location" || data13 === "wifi" || data13 === "sensors" || data13 === "units" || data13 === "parameters" || data13 === "calibrations" || data13 === "maintenance")) {
				const err41 = {
					instancePath: instancePath + "/section",
					schemaPath: "#/properties/section/enum",
					keyword: "enum",
					params: { allowedValues: schema13.properties.section.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err41];
				else vErrors.push(err41);
				errors++;
			}
		}
		if (data.match !== void 0) {
			let data14 = data.match;
			if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
				if (Object.keys(data14).length < 1) {
					const err42 = {
						instancePath: instancePath + "/match",
						schemaPath: "#/properties/match/minProperties",
						keyword: "minProperties",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 properties"
					};
					if (vErrors === null) vErrors = [err42];
					else vErrors.push(err42);
					errors++;
				}
				for (const key4 in data14) if (!(key4 === "sensors" || key4 === "families")) {
					const err43 = {
						instancePath: instancePath + "/match",
						schemaPath: "#/properties/match/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key4 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err43];
					else vErrors.push(err43);
					errors++;
				}
				if (data14.sensors !== void 0) {
					let data15 = data14.sensors;
					if (Array.isArray(data15)) {
						if (data15.length < 1) {
							const err44 = {
								instancePath: instancePath + "/match/sensors",
								schemaPath: "#/properties/match/properties/sensors/minItems",
								keyword: "minItems",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 items"
							};
							if (vErrors === null) vErrors = [err44];
							else vErrors.push(err44);
							errors++;
						}
						const len1 = data15.length;
						for (let i2 = 0; i2 < len1; i2++) if (typeof data15[i2] !== "string") {
							const err45 = {
								instancePath: instancePath + "/match/sensors/" + i2,
								schemaPath: "#/properties/match/properties/sensors/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err45];
							else vErrors.push(err45);
							errors++;
						}
					} else {
						const err46 = {
							instancePath: instancePath + "/match/sensors",
							schemaPath: "#/properties/match/properties/sensors/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err46];
						else vErrors.push(err46);
						errors++;
					}
				}
				if (data14.families !== void 0) {
					let data17 = data14.families;
					if (Array.isArray(data17)) {
						if (data17.length < 1) {
							const err47 = {
								instancePath: instancePath + "/match/families",
								schemaPath: "#/properties/match/properties/families/minItems",
								keyword: "minItems",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 items"
							};
							if (vErrors === null) vErrors = [err47];
							else vErrors.push(err47);
							errors++;
						}
						const len2 = data17.length;
						for (let i3 = 0; i3 < len2; i3++) if (typeof data17[i3] !== "string") {
							const err48 = {
								instancePath: instancePath + "/match/families/" + i3,
								schemaPath: "#/properties/match/properties/families/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err48];
							else vErrors.push(err48);
							errors++;
						}
					} else {
						const err49 = {
							instancePath: instancePath + "/match/families",
							schemaPath: "#/properties/match/properties/families/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err49];
						else vErrors.push(err49);
						errors++;
					}
				}
			} else {
				const err50 = {
					instancePath: instancePath + "/match",
					schemaPath: "#/properties/match/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err50];
				else vErrors.push(err50);
				errors++;
			}
		}
		if (data.configVersion !== void 0) {
			let data19 = data.configVersion;
			if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19))) {
				const err51 = {
					instancePath: instancePath + "/configVersion",
					schemaPath: "#/properties/configVersion/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err51];
				else vErrors.push(err51);
				errors++;
			}
			if (typeof data19 == "number") {
				if (data19 < 1 || isNaN(data19)) {
					const err52 = {
						instancePath: instancePath + "/configVersion",
						schemaPath: "#/properties/configVersion/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err52];
					else vErrors.push(err52);
					errors++;
				}
			}
		}
	} else {
		const err53 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err53];
		else vErrors.push(err53);
		errors++;
	}
	validate12.errors = vErrors;
	return errors === 0;
}
export { deviceForm, screen, widget };
